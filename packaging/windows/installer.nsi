; Installs Doodle City for whoever runs it, without asking for rights: VERSION, FOLDER, ICON and OUT come from
; tools/package.sh. Never run by us; the compiler takes it.
Unicode true
SetCompressor /SOLID lzma
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\DoodleCity"
!define MATCH "DoodleCity.Match"

Name "Doodle City"
OutFile "${OUT}"
RequestExecutionLevel user
ManifestDPIAware true

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\doodle_city.exe"

!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Hungarian"
!insertmacro MUI_LANGUAGE "Norwegian"
!insertmacro MUI_LANGUAGE "Dutch"

; Always the same folder of its own: all of it goes away again.
!macro CHOOSE_FOLDER
    StrCpy $INSTDIR "$LOCALAPPDATA\Programs\Doodle City"
!macroend

Function .onInit
    !insertmacro CHOOSE_FOLDER
    !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
    !insertmacro CHOOSE_FOLDER
FunctionEnd

Section
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Doodle City.lnk" "$INSTDIR\doodle_city.exe"

    ; Files with matches open with it, and show that they do.
    WriteRegStr HKCU "Software\Classes\.doodle-match" "" "${MATCH}"
    WriteRegStr HKCU "Software\Classes\.doodle-match" "Content Type" "application/vnd.doodle-city.match+json"
    WriteRegStr HKCU "Software\Classes\${MATCH}" "" "Doodle City match"
    WriteRegStr HKCU "Software\Classes\${MATCH}\DefaultIcon" "" "$INSTDIR\match.ico"
    WriteRegStr HKCU "Software\Classes\${MATCH}\shell\open\command" "" '"$INSTDIR\doodle_city.exe" "%1"'
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Doodle City"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\doodle_city.exe"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Matches and settings are kept.
Section "Uninstall"
    Delete "$SMPROGRAMS\Doodle City.lnk"
    RMDir /r "$INSTDIR"
    DeleteRegKey HKCU "Software\Classes\${MATCH}"
    DeleteRegKey HKCU "Software\Classes\.doodle-match"
    DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
