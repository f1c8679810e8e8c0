import type { FoundPassage } from './found_passage.ts'

/** A chip has room for so much. */
const longest = 60

/** What each passage is about, in a few words, so that they can be told apart: by its heading, or by its first words. */
export function passageLabels(passages: readonly Pick<FoundPassage, 'trail' | 'text'>[]): string[] {
  const near = passages.map(nearLabel)
  return passages.map((passage, at) => {
    const isShared = near.some((label, other) => other !== at && label === near[at])
    // guard: labels tell passages apart [isShared]
    return isShared ? shorten(wideLabel(passage)) : near[at]!
  })
}

const nearLabel = ({ trail, text }: Pick<FoundPassage, 'trail' | 'text'>): string =>
  shorten(trail.at(-1) ?? text.split('\n')[0]!)

/** With the heading above it, and where that is the same, too, with its first words. */
function wideLabel({ trail, text }: Pick<FoundPassage, 'trail' | 'text'>): string {
  const [heading, above] = [trail.at(-1), trail.at(-2)]
  if (heading === undefined) return text
  return above === undefined ? `${heading}: ${text.split('\n')[0]}` : `${above}: ${heading}`
}

/** At the end of a word. */
function shorten(text: string): string {
  const plain = text
    .replaceAll(/[*_`#]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (plain.length <= longest) return plain
  return `${plain.slice(0, longest).replace(/\s+\S*$/, '')} …`
}
