import type { FoundPassage } from './found_passage.ts'
import { linesOf } from './passage_lines.ts'

/** A chip has room for so much. */
const longest = 60

type Labelled = Pick<FoundPassage, 'trail' | 'text'>

/** What each passage is about, in a few words, so that they can be told apart: by its heading, or by its first words. */
export function passageLabels(passages: readonly Labelled[]): string[] {
  const near = passages.map(nearLabel)
  const others = passages.map(otherLabels)
  return near.map((label, at) => {
    const same = near.flatMap((other, place) => (place !== at && other === label ? [place] : []))
    if (same.length === 0) return label
    const own = others[at]!.find((each) => !same.some((place) => others[place]!.includes(each)))
    const before = same.filter((place) => place < at).length
    return own ?? (before > 0 ? `${label} (${before + 1})` : label)
  })
}

/** Under the heading above it: "Conditions" alone could be those of anything. */
function nearLabel({ trail, text }: Labelled): string {
  const [heading, above] = [trail.at(-1), trail.at(-2)]
  if (heading === undefined) return shorten(text.split('\n')[0]!)
  const inner = innerLabels(heading, text).find(({ length }) => length <= longest)
  if (inner !== undefined) return inner
  // A question above a heading adds nothing to a label.
  const isEnough = above === undefined || above.endsWith('?') || heading.endsWith('?')
  const both = isEnough ? heading : `${above}: ${heading}`
  return shorten(both.length <= longest ? both : heading)
}

/** By the headings of the small sections that stand in it: under the one of the page, or alone. */
function innerLabels(heading: string, text: string): string[] {
  const lines = linesOf(text)
  if (!lines[0]?.isHeading) return []
  const inner = lines
    .filter(({ isHeading }) => isHeading)
    .map((line) => line.text.replace(/ *\([^)]*\)/g, ''))
  return [`${heading}: ${inner.join(', ')}`, inner.join(', ')].map(plain)
}

/** Where headings are the same: with the page's name, with the first words, or with what the first items are called. */
function otherLabels({ trail, text }: Labelled): string[] {
  const [heading, above] = [trail.at(-1), trail.at(-2)]
  if (heading === undefined) return []
  const lines = linesOf(text)
  const [first] = lines
  const words = first === undefined || first.isHeader || first.isItem ? [] : [`${heading}: ${first.text}`]
  const site = above?.endsWith('?') ? undefined : above?.split(/ [–—|·-] /)[0]
  const names = lines.flatMap(({ text, isItem }) =>
    isItem ? [text.split(/: | – /)[0]!.replace(/^\s*\S+\s/, '')] : [],
  )
  const called = names.map((_, at) => `${heading}: ${names.slice(0, at + 1).join(', ')}`).toReversed()
  const labels = [...(site === undefined ? [heading] : [`${site}: ${heading}`]), ...words, ...called]
  return labels.map(plain).filter(({ length }) => length <= longest)
}

const plain = (text: string): string =>
  text
    .replaceAll(/[*_`#]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** At the end of a word. */
function shorten(text: string): string {
  const said = plain(text)
  if (said.length <= longest) return said
  return `${said.slice(0, longest).replace(/\s+\S*$/, '')} …`
}
