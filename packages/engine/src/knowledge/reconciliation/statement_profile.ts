import type { ContentStems } from './content_stems.ts'
import { decisiveWords } from './decisive_words.ts'
import { numbersAndNames } from './numbers_and_names.ts'

/** A text and its statement. */
export interface ComparableFact {
  text: string
  statement: string
}

/** A text as it is compared with others. */
export interface StatementProfile {
  /** In one order each, so that equal ones are equal. */
  numbers: readonly string[]
  decisive: string
  names: ReadonlySet<string>
  /** The word it opens with, which may be a name too; null when it carries no matter. */
  opening: string | null
  /** The words that carry its matter, names and the opening among them. */
  words: ReadonlySet<string>
}

/** Remembers what it has read, since one text is compared with several. */
export function profileReader(contentStems: ContentStems): (stated: ComparableFact) => StatementProfile {
  const known = new Map<ComparableFact, StatementProfile>()
  return (stated) => {
    const profile = known.get(stated) ?? profileOf(stated, contentStems)
    known.set(stated, profile)
    return profile
  }
}

function profileOf({ text, statement }: ComparableFact, contentStems: ContentStems): StatementProfile {
  const { numbers, names } = numbersAndNames(text)
  const all = statement.split(' ')
  const decisive = all.filter((word) => decisiveWords.has(word))
  return {
    numbers: numbers.sort(),
    decisive: decisive.sort().join(' '),
    names: new Set(names.flatMap((name) => [...contentStems(name)])),
    opening: [...contentStems(all[0]!)][0] ?? null,
    words: contentStems(statement),
  }
}
