import { type PlayedConversation, type PlayedMessage, type Reply, stems } from './play.ts'

/** Grades by pattern, where that is fair. What a person would grade otherwise is left to the sample that people read. */

export type Outcome = 'right' | 'by_tap' | 'partly' | 'wrong' | 'withheld' | 'ignored' | 'honest_no'

/** An admission, in the words of any release so far. */
const admits =
  /(do not|don't|can ?not|can't) (know|tell|say|find|answer|arrange)|can only pass that on|nicht selbst veranlassen|kann ich nur weitergeben|not have an? answer|no answer|nothing (I know|I have|about|on) |could not find|not sure (about|whether)|weiß ich (leider )?nicht|leider nicht (sagen|beantworten)|keine? (sichere )?(antwort|angaben?|information)|nichts (sicheres|gefunden|darüber|dazu)|kann ich (dir|ihnen)? ?(leider )?nicht (sagen|beantworten)|liegt mir nichts vor/i

/** What is left of a reply when its own questions to the visitor are taken out. */
const statements = (text: string) => text.replace(/[^.?!\n]*\?/g, '').trim()

export function outcomeOf({ message, reply, tap }: PlayedMessage): Outcome | null {
  const { expect, right, wrong } = message
  if (expect === 'act') return null
  if (expect === 'decline') return isHonestNo(reply) ? 'honest_no' : 'wrong'
  const hits = hitsOf(reply.text, right!)
  const spoiled = wrong !== undefined && new RegExp(wrong, 'i').test(reply.text)
  if (hits === 1 && !spoiled) return 'right'
  if (tap && hitsOf(tap.reply.text, right!) === 1) return 'by_tap'
  if (hits > 0 && !spoiled) return 'partly'
  if (admits.test(reply.text) || (reply.chips.length > 0 && reply.asks === null)) return 'withheld'
  return says(reply) ? 'wrong' : 'ignored'
}

/** The share of the parts that are there. */
function hitsOf(text: string, pattern: string): number {
  const parts = pattern.split('&&')
  return parts.filter((part) => new RegExp(part.trim(), 'i').test(text)).length / parts.length
}

/** It says no, or says nothing about the matter. Chips instead of a no are none; beside one they take nothing back. */
function isHonestNo(reply: Reply): boolean {
  if (admits.test(reply.text)) return true
  const offers = reply.chips.length > 0 && reply.asks === null
  return !offers && !says(reply)
}

/** More than an acknowledgement and a question. */
const says = ({ text }: Reply) => statements(text).split(/\s+/).length > 8

/** Why a person would call a reply annoying; several may hold. */
export function annoyancesOf(played: PlayedMessage): string[] {
  const { message, before, reply } = played
  const found: string[] = []
  if (reply.asks !== null && before?.asks === reply.asks) found.push('asks the same slot twice running')
  if (reply.asks !== null && admits.test(reply.text)) found.push('asks after an admission')
  if (reply.asks !== null && quiet.has(message.type)) found.push(`asks after ${message.type}`)
  if (reply.asks !== null && outcomeOf(played) === 'ignored') found.push('asks instead of answering')
  return found
}

const quiet = new Set(['thanks', 'goodbye', 'complaint', 'urgent', 'feeling', 'cancel', 'person'])

interface SlotGrade {
  slot: string
  grade: 'right' | 'wrong' | 'missing'
  expected: unknown
  captured: unknown
}

export const slotGrades = ({ conversation, values }: PlayedConversation): SlotGrade[] =>
  Object.entries(conversation.truth).map(([slot, expected]) => {
    const captured = values[slot]
    const grade =
      captured === undefined || captured === null ? 'missing' : same(expected, captured) ? 'right' : 'wrong'
    return { slot, grade, expected, captured }
  })

/** Free text counts when it has most of the words, and a number when it is among them. */
function same(expected: unknown, captured: unknown): boolean {
  if (Array.isArray(expected))
    return Array.isArray(captured) && [...expected].sort().join() === [...captured].sort().join()
  if (typeof expected !== 'string' || typeof captured !== 'string')
    return String(expected) === String(captured)
  const [a, b] = [fold(expected), fold(captured)]
  if (/^\d+$/.test(a)) return b.split(' ').includes(a)
  if (a === b || (a.length > 3 && b.includes(a)) || (b.length > 3 && a.includes(b))) return true
  // The words of a choice are its own.
  if (/^[a-z0-9_]+$/.test(expected)) return false
  const [wanted, said] = [stems(expected), stems(captured)]
  return [...wanted].filter((word) => said.has(word)).length >= mostWords * wanted.size
}

const mostWords = 0.6

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim()
