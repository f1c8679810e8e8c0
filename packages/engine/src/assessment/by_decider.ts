import type { EndedConversation } from '../conversation/ended_conversation.ts'
import { isChoice, type SlotDefinition } from '../flow/definition.ts'
import type { ClaimContext } from './claim_context.ts'
import { type ClaimResult, unknownResult, verdictOf } from './claim_result.ts'
import { contentWords, isSameStem } from './content_words.ts'
import type { CriterionClaim } from './criterion_claim.ts'
import { optionLabels } from './labels.ts'
import { hasNegation } from './negation.ts'
import { splitClauses } from './parts.ts'
import { quotedClause } from './quoted_clause.ts'
import { slotWords } from './slot_words.ts'
import { visitorStatements } from './visitor_statements.ts'
import { alternation, phrases, wholeWord } from './words/index.ts'

const own = new RegExp(wholeWord(alternation(phrases('ownDecision'))), 'u')
const others = new RegExp(wholeWord(alternation(phrases('othersDecision'))), 'u')
const furtherWords = contentWords(phrases('deciderWords').join(' '))

/** "Decides alone", by the answer about it or else by what the visitor says anywhere: "I'm the owner". */
export function byDecider(text: string, context: ClaimContext): CriterionClaim | null {
  if (!isAboutDecider(text)) return null
  const slot = context.slots.find((each) => slotWords(each).concepts.has('decision'))
  const found = (slot && byAnswer(slot, context)) ?? byStatements(context.said)
  if (!found) return { result: unknownResult, slot }
  const { decides, evidence } = found
  return { result: { verdict: verdictOf(decides !== hasNegation(text)), evidence: [evidence] }, slot }
}

function isAboutDecider(text: string): boolean {
  const words = contentWords(text)
  return (
    words.some(({ concepts }) => concepts.includes('decision')) &&
    words.every(
      (word) => word.concepts.includes('decision') || furtherWords.some((each) => isSameStem(word, each)),
    )
  )
}

interface DeciderMatch {
  decides: boolean
  evidence: ClaimResult['evidence'][number]
}

function byAnswer(slot: SlotDefinition, { answers, said }: ClaimContext): DeciderMatch | null {
  const answer = answers[slot.key]
  if (!answer || typeof answer.value !== 'string') return null
  const labels = isChoice(slot.data_type) ? optionLabels(slot, answer.value) : []
  const { message_id, quote } = answer
  for (const words of [...labels, quotedClause(said, answer)]) {
    const decides = saysDecides(words)
    if (decides !== null) return { decides, evidence: { message_id, quote } }
  }
  return null
}

/** What was said last counts. */
function byStatements(said: EndedConversation['said']): DeciderMatch | null {
  const found = said.flatMap(visitorStatements).flatMap(({ message_id, quote }): DeciderMatch[] => {
    const decides = saysDecides(quote)
    return decides === null ? [] : [{ decides, evidence: { message_id, quote } }]
  })
  return found.at(-1) ?? null
}

/** Whether somebody says that they decide, or that another does; null where they say neither. */
function saysDecides(words: string): boolean | null {
  const plain = words.normalize('NFKC').toLowerCase().replaceAll('’', "'")
  if (others.test(plain)) return false
  const clause = splitClauses(plain).find((each) => own.test(each)) ?? plain
  if (!own.test(clause)) return null
  return !hasNegation(clause)
}
