import type { FoundPassage } from './found_passage.ts'

/** A chip has room for so much. */
const longest = 60

/** What each passage is about, in a few words, so that they can be told apart: by its heading, or by its first words. */
export function passageLabels(passages: readonly Pick<FoundPassage, 'trail' | 'text'>[]): string[] {
  const near = passages.map(nearLabel)
  return passages.map((passage, at) => {
    const isShared = near.some((label, other) => other !== at && label === near[at])
    // guard: labels tell passages apart [isShared -> false]
    return isShared ? shorten(wideLabel(passage)) : near[at]!
  })
}

/** Under the heading above it: "Conditions" alone could be those of anything. */
function nearLabel({ trail, text }: Pick<FoundPassage, 'trail' | 'text'>): string {
  const [heading, above] = [trail.at(-1), trail.at(-2)]
  if (heading === undefined) return shorten(text.split('\n')[0]!)
  // guard: a question above a heading says nothing more [above.endsWith('?')]
  const isEnough = above === undefined || above.endsWith('?') || heading.endsWith('?')
  const both = isEnough ? heading : `${above}: ${heading}`
  return shorten(both.length <= longest ? both : heading)
}

/** With its first words, where the headings are the same. */
const wideLabel = ({ trail, text }: Pick<FoundPassage, 'trail' | 'text'>): string =>
  [...trail.slice(-1), text.split('\n')[0]].join(': ')

/** At the end of a word. */
function shorten(text: string): string {
  const plain = text
    .replaceAll(/[*_`#]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain.length <= longest) return plain
  return `${plain.slice(0, longest).replace(/\s+\S*$/, '')} …`
}
