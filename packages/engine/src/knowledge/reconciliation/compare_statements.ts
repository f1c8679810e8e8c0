import type { StatementProfile } from './statement_profile.ts'

/** How one statement relates to another: the same in other words, or the same matter with another value. */
export interface StatementRelation {
  kind: 'near' | 'changed'
  /** What they share of all their words and numbers. */
  similarity: number
}

/** Of all words, those that may be added or left out. */
const mostAdded = 0.25
/** So many shared words outweigh one that was put for another. */
const sharedPerSubstitute = 8
const alike = 0.75
/** A name has one or two words. */
const longestName = 2

export function compareStatements(one: StatementProfile, other: StatementProfile): StatementRelation | null {
  const left = without(one.words, other.words)
  const right = without(other.words, one.words)
  const differing = [...left, ...right]
  const shared = one.words.size - left.length
  const total = shared + differing.length
  const sameNumbers = one.numbers.join() === other.numbers.join()
  const sameDecisive = one.decisive === other.decisive
  const otherName = differing.some(isName)

  if (sameNumbers && sameDecisive && !otherName && saysTheSame())
    return { kind: 'near', similarity: similarity() }
  const otherwise = [!sameNumbers, !sameDecisive, otherName].filter(Boolean).length
  const changed = otherwise === 1 && (otherName ? namesAlone() : isAlike(shared, total))
  return changed ? { kind: 'changed', similarity: similarity() } : null

  function isName(word: string): boolean {
    return one.names.has(word) || other.names.has(word)
  }

  function opens(word: string): boolean {
    return word === one.opening || word === other.opening
  }

  /** Words were added or left out, or one of many was put for another that is not what it is about. */
  function saysTheSame(): boolean {
    if (left.length === 0 || right.length === 0) return differing.length <= total * mostAdded
    return (
      left.length === right.length && shared >= left.length * sharedPerSubstitute && !differing.some(opens)
    )
  }

  /** Nothing but a name was put for another. */
  function namesAlone(): boolean {
    const rest = differing.filter((word) => !isName(word) && !opens(word)).length
    return Math.max(left.length, right.length) <= longestName && isAlike(shared, shared + rest)
  }

  function similarity(): number {
    const sharedNumbers = one.numbers.filter((number) => other.numbers.includes(number)).length
    const numbers = one.numbers.length + other.numbers.length - sharedNumbers
    return total + numbers === 0 ? 1 : (shared + sharedNumbers) / (total + numbers)
  }
}

const isAlike = (shared: number, total: number) =>
  shared === total ? shared > 0 : shared >= 2 && shared / total >= alike

const without = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...words].filter((word) => !others.has(word))
