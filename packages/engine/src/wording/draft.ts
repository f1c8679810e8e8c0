import type { VoiceChange, WordingOutput } from '../conversation/wording.ts'
import { findBannedPhrases, hasBannedPhrase } from '../voice/banned_phrases.ts'
import { withFullStop } from './full_stop.ts'
import { countQuestions, type Gate, type GateResult } from './gate.ts'
import { hashOf } from './hash.ts'
import type { AuthoredPart, CitedPart, Part, WordedPart } from './part.ts'
import { wordingsOf } from './pattern.ts'
import { replySentences } from './sentence_hash.ts'
import type { WordingContext } from './wording_context.ts'

/** How many fit wordings are looked at for one that the voice prefers. */
const maxPreferredCandidates = 20
/** How many of those that a ban has kept back are looked at for the phrases they hold. */
const maxBannedCandidates = 8

/** A reply in the making: each part is said in the first wording that the gate lets out. */
export function draftOf(context: WordingContext, gate: Gate) {
  const { formal, flow } = context
  const said: string[] = []
  const changes = new Map<string, VoiceChange>()
  const change = (text: string, kind: VoiceChange['change']) => {
    for (const { phrase } of findBannedPhrases(text, flow.voice))
      changes.set(`${kind} ${phrase}`, { phrase, change: kind })
  }
  const preferred = (flow.voice?.preferred_phrases ?? [])
    .map((phrase) => phrase.trim().toLowerCase())
    .filter(Boolean)

  function utter(text: string, repeatable?: Parameters<Gate['admitAll']>[1]): GateResult {
    const admission = gate.admitAll(replySentences(text), repeatable)
    if (admission.ok) said.push(text)
    return admission
  }

  function* candidatesOf({ name, wordings }: WordedPart): Generator<string> {
    const seed = hashOf(`${context.seed} ${name}`)
    for (const { patterns, fills } of wordings) yield* wordingsOf(patterns, { fills, formal, seed })
  }

  /** In words that were not used yet; where there are none, what can be left out is, and the rest is said again. */
  function sayWorded(part: WordedPart): boolean {
    if (sayFresh(part)) return true
    if (part.optional) return false
    const again = [...candidatesOf(part)]
    return (['earlier', 'all'] as const).some((which) => again.some((text) => utter(text, which).ok))
  }

  function sayFresh(part: WordedPart): boolean {
    const passedOver: string[] = []
    for (const text of inTurn(preferredOf(part), candidatesOf(part))) {
      const admission = utter(text)
      if (admission.ok) {
        for (const other of passedOver) change(other, 'another_wording')
        return true
      }
      if (admission.because === 'second_question') return false
      if (admission.because === 'banned' && passedOver.length < maxBannedCandidates) passedOver.push(text)
    }
    for (const other of passedOver) change(other, 'cut')
    return false
  }

  function preferredOf(part: WordedPart): string[] {
    if (preferred.length === 0) return []
    const first: string[] = []
    for (const text of candidatesOf(part)) if (first.push(text) >= maxPreferredCandidates) break
    return first.filter((text) => preferred.some((phrase) => text.toLowerCase().includes(phrase)))
  }

  function sayAuthored({ text, instead }: AuthoredPart): boolean {
    const lines = text.split('\n').map((line) => {
      const kept = replySentences(line).filter((sentence) => {
        const { ok } = gate.admit(sentence)
        if (!ok) change(sentence, 'cut')
        return ok
      })
      return kept.join(' ')
    })
    const kept = lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
    if (kept !== '') said.push(kept)
    return kept !== '' || (instead !== null && sayWorded(instead))
  }

  /** A passage line by line, without sentences that may not be said. Who asks again is told again. */
  function sayCited({ passage, instead }: CitedPart): boolean {
    const lines = withoutQuestion(passage.spoken)
      .split('\n')
      .map((line) => {
        const sentences = replySentences(line)
        const kept = sentences.filter((sentence) => !hasBannedPhrase(sentence, flow.voice))
        if (kept.length < sentences.length) change(line, 'cut')
        return kept.length === sentences.length ? line : kept.join(' ')
      })
    const text = lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
    if (text === '') return sayWorded(instead)
    const told = withFullStop(text)
    said.push(told)
    gate.note(replySentences(told))
    return true
  }

  return {
    say(part: Part): boolean {
      if (part.kind === 'worded') return sayWorded(part)
      return part.kind === 'authored' ? sayAuthored(part) : sayCited(part)
    },
    isEmpty: () => said.length === 0,
    worded: (): WordingOutput => ({ text: joinParts(said), voice: [...changes.values()] }),
  }
}

/** A section of questions and answers opens with what the visitor has just asked. */
function withoutQuestion(text: string): string {
  const [first = ''] = replySentences(text)
  const rest = countQuestions(first) > 0 && text.startsWith(first) ? text.slice(first.length).trim() : ''
  return rest === '' ? text : rest
}

/** In one paragraph; what has lines of its own stands apart. */
const joinParts = (parts: readonly string[]) =>
  parts.reduce((text, part) => {
    if (text === '') return part
    return text + (text.includes('\n') || part.includes('\n') ? '\n\n' : ' ') + part
  }, '')

function* inTurn(...lists: Iterable<string>[]): Generator<string> {
  for (const list of lists) yield* list
}
