import type { Mention } from './value.ts'

/** A house number belongs to its street: "Zschochersche Straße 61", "27 Thistle Court". */

const germanEnding =
  '(?:[Ss]tra(?:ß|ss)e|[Ss]tr\\.?|[Ww]eg|[Pp]latz|[Aa]llee|[Gg]asse|[Uu]fer|[Rr]ing|[Dd]amm|[Cc]haussee|[Ss]teig|[Pp]romenade|[Mm]arkt|[Gg]raben|[Ww]all)'
const houseNumber = String.raw`\d{1,4}(?:\s?[a-z](?!\p{L}))?(?:\s?[-–/]\s?\d{1,4}(?:\s?[a-z](?!\p{L}))?)?`
/** "Ring 5 km": what is measured is no house. */
const measured = String.raw`[.,:]\d|\s?(?:[€£$%²]|\p{Lu}\p{Ll}|(?:km|m|min|h)(?!\p{L}))`
const germanStreet = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:\p{Lu}[\p{L}.'’-]*[ -])?\p{L}*${germanEnding})[ \u00a0](${houseNumber})(?![\p{L}\p{N}]|${measured})`,
  'gu',
)
const englishStreet =
  /(?<![\p{L}\p{N}.,£€$])(\d{1,4}[a-z]?(?:[-–/]\d{1,4}[a-z]?)?),? ((?:\p{Lu}[\p{L}'’.-]* ){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Court|Ct|Yard|Square|Sq|Row|Way|Place|Terrace|Close|Drive|Quay|Wharf|Mews|Crescent|Gardens|Hill|Gate|Walk|Park|House|Boulevard|Blvd|Parade))(?![\p{L}\p{N}])/gu

/** A quick look at a text in small letters. */
const anyStreet =
  /(?:stra(?:ß|ss)e|str\.?|weg|platz|allee|gasse|ufer|ring|damm|chaussee|steig|promenade|markt|graben|wall)[ \u00a0]\d|\d.* (?:street|st|road|rd|lane|ln|avenue|ave|court|ct|yard|square|sq|row|way|place|terrace|close|drive|quay|wharf|mews|crescent|gardens|hill|gate|walk|park|house|boulevard|blvd|parade)/

export function placeMentions(text: string, lower: string): Mention[] {
  if (!anyStreet.test(lower)) return []
  return [
    ...[...text.matchAll(germanStreet)].map((found) => mentionOf(found, found[1]!, found[2]!)),
    ...[...text.matchAll(englishStreet)].map((found) => mentionOf(found, found[2]!, found[1]!)),
  ]
}

const mentionOf = ({ 0: text, index }: RegExpExecArray, street: string, number: string): Mention => ({
  text,
  from: index,
  to: index + text.length,
  readings: [{ kind: 'place', key: `${streetKey(street)} ${number.replaceAll(/\s/g, '').toLowerCase()}` }],
})

/** Endings change with the case: "in der Zschocherschen Straße". */
const streetKey = (street: string) =>
  street
    .toLowerCase()
    .replace(/stra(?:ß|ss)e$|str\.?$/u, 'str')
    .replace(/\bstreet$|\bst\.?$/u, 'st')
    .replace(/\broad$|\brd\.?$/u, 'rd')
    .replace(/(?:en|er|es|e|n)(?= \p{L}+$)/u, '')
    .replaceAll(/[\s.-]/g, '')
