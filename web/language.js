// Before all else, and in every browser: the page speaks the visitor's language, where the game has it. `TEXTS` stands
// before this in the page: of each language but English the texts by their keys, as pack.mjs found them.
(function () {
  var page = document.documentElement;

  // What was chosen in the game, and then the browser's list. Norwegian of either kind is nb.
  function wanted() {
    var list = Array.prototype.slice.call(navigator.languages || [navigator.language]);
    try {
      list.unshift(localStorage.getItem("language") || "");
    } catch (error) {
      // Nothing is kept here.
    }
    return list.map(function (tag) {
      var language = String(tag).toLowerCase().split("-")[0];
      return language === "no" || language === "nn" ? "nb" : language;
    });
  }

  var found = wanted().filter(function (tag) {
    return tag === "en" || TEXTS[tag];
  })[0];
  if (!found || found === "en") return;
  page.lang = found;

  // The attributes that are texts, by the attributes that name their keys; and what stands in elements.
  function speak() {
    var texts = TEXTS[found];
    var all = document.querySelectorAll("[data-text], [data-text-label], [data-text-done]");
    for (var index = 0; index < all.length; index += 1) {
      var element = all[index];
      var keys = element.dataset;
      if (texts[keys.text]) element.textContent = texts[keys.text];
      if (texts[keys.textLabel]) element.setAttribute("aria-label", texts[keys.textLabel]);
      if (texts[keys.textDone]) element.dataset.done = texts[keys.textDone];
    }
  }

  document.querySelector("link[rel=manifest]").href = "manifest." + found + ".webmanifest";
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", speak);
  else speak();
})();
