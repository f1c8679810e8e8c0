import { decisiveWords } from './decisive_words.ts'
import type { Matter } from './matter.ts'
import { numbersAndNames } from './numbers_and_names.ts'

/** A text and its statement. */
export interface Stated {
  text: string
  statement: string
}

/** A text as it is compared with others. */
export interface Wording {
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
export function wordingReader(matter: Matter): (stated: Stated) => Wording {
  const known = new Map<Stated, Wording>()
  return (stated) => {
    const wording = known.get(stated) ?? wordingOf(stated, matter)
    known.set(stated, wording)
    return wording
  }
}

function wordingOf({ text, statement }: Stated, matter: Matter): Wording {
  const { numbers, names } = numbersAndNames(text)
  const all = statement.split(' ')
  const decisive = all.filter((word) => decisiveWords.has(word))
  return {
    numbers: numbers.sort(),
    decisive: decisive.sort().join(' '),
    names: new Set(names.flatMap((name) => [...matter(name)])),
    opening: [...matter(all[0]!)][0] ?? null,
    words: matter(statement),
  }
}
