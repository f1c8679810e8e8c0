/** Where a text lies, without its quotes. */
interface Span {
  start: number
  end: number
}

const quote = 0x22
const backslash = 0x5c

/**
 * Finds the string that a field of the outermost object has, without making a string of it. Undefined when it is
 * written with escapes, when the field is there twice, and when the JSON ends too early: whoever parses it sees to that.
 */
export function findString(json: Buffer, field: string): Span | undefined {
  let found: Span | undefined
  let depth = 0
  let expectsName = false
  let isField = false
  for (let at = 0; at < json.length; at++) {
    switch (json[at]) {
      case quote: {
        const span = { start: at + 1, end: endOf(json, at + 1) }
        if (span.end < 0) return undefined
        if (depth === 1 && expectsName) {
          isField = isSame(json, span, field)
          expectsName = false
        } else if (depth === 1 && isField) {
          // The parser decides which of two fields with one name counts.
          if (found) return undefined
          found = span
        }
        at = span.end
        break
      }
      case 0x7b: // {
        depth++
        expectsName = depth === 1
        break
      case 0x5b: // [
        depth++
        break
      case 0x7d: // }
      case 0x5d: // ]
        depth--
        break
      case 0x2c: // ,
        if (depth === 1) expectsName = true
    }
  }
  return found && !json.subarray(found.start, found.end).includes(backslash) ? found : undefined
}

const isSame = (json: Buffer, { start, end }: Span, field: string) =>
  end - start === field.length && json.toString('latin1', start, end) === field

/** The closing quote: the first one with an even number of backslashes before it. */
function endOf(json: Buffer, start: number): number {
  for (let at = json.indexOf(quote, start); at >= 0; at = json.indexOf(quote, at + 1)) {
    let before = at
    while (before > start && json[before - 1] === backslash) before--
    if ((at - before) % 2 === 0) return at
  }
  return -1
}
