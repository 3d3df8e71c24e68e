//! Many matches in one file: their records, one after the other.

/// No file of records is larger than this.
pub const MOST_ARCHIVE_BYTES: u64 = 256 << 20;

/// The records in a file, each as it stands there. A line that is `{` and nothing else begins one, as in the canonical
/// text of records; a file with fewer than two such lines is one record, whatever its form.
pub fn split_records(bytes: &[u8]) -> Vec<&[u8]> {
    let mut starts = Vec::new();
    let mut at = 0;
    for line in bytes.split_inclusive(|&byte| byte == b'\n') {
        if line.trim_ascii_end() == b"{" {
            starts.push(at);
        }
        at += line.len();
    }
    if starts.len() < 2 {
        return vec![bytes];
    }
    // What stands before the first one is no record, and is named as such.
    if !bytes[..starts[0]].trim_ascii().is_empty() {
        starts.insert(0, 0);
    }
    let ends = starts.iter().skip(1).copied().chain([bytes.len()]);
    starts.iter().zip(ends).map(|(&start, end)| &bytes[start..end]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_follow_each_other() {
        let two = b"{\n  \"a\": {\n  }\n}\n{\n}\n";
        assert_eq!(split_records(two), [&two[..17], &two[17..]]);
        assert_eq!(split_records(b"{\r\n}\r\n{\r\n}\r\n").len(), 2);
        assert_eq!(split_records(b"What is this?\n{\n}\n{\n}\n").len(), 3);
    }

    #[test]
    fn one_record_is_left_whole() {
        for one in [&b""[..], b"{}", b"{\n}", b"\n\n{\n}\n", b"\0\xFF", b"{ \"a\": 1 }\n{"] {
            assert_eq!(split_records(one), [one]);
        }
    }
}
