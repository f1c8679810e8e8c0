import { countQuestions, replySentences } from '@foyer/engine'
import { inSpan, rememberSpan } from '../../../../platform/telemetry/index.ts'
import type { ModelCalls, ModelPrompt, Tokens } from '../call.ts'
import { ModelFailure } from '../failure.ts'
import { sumOf } from '../structured.ts'
import type { CitedSentence, SentenceChecks } from './check_sentence.ts'
import { plain } from './fit_to_say.ts'
import type { ReplyLimits } from './limits.ts'
import { parseLine, type ReplyLine } from './lines.ts'
import type { ReplyWriter } from './reply_writer.ts'
import type { Source } from './sources.ts'
import { verifyByModel } from './verify.ts'

/** So many sentences of one reply are written again. */
const mostRewrites = 2

interface ReviewOptions {
  calls: ModelCalls
  prompt: ModelPrompt
  limits: ReplyLimits
  writer: ReplyWriter
  checks: SentenceChecks
  sourceOf(name: string): Source | undefined
}

/** So many words without a source can be a thank you; more may be a claim. */
const shortestClaim = 7

/** What is asked is held to the plan instead. */
const needsVerification = ({ text, sources }: CitedSentence): boolean =>
  countQuestions(text) === 0 && (sources.length > 0 || text.split(/\s+/).length >= shortestClaim)

/**
 * Between a model and the visitor. Lines are taken as they come and reviewed together while the next ones are written;
 * they leave in their order. A sentence that is refused is asked for once more, and left out when that is of no use.
 */
export function createSentenceReview({ calls, prompt, limits, writer, checks, sourceOf }: ReviewOptions) {
  const waiting: ReplyLine[] = []
  const released: string[] = []
  let tokens: Tokens = { input: 0, output: 0 }
  let rewrites = 0
  let declined = false
  let working: Promise<void> = Promise.resolve()
  let isWorking = false
  // Lines are taken while the model is listened to, and checked as part of the reply.
  const asPartOfReply = rememberSpan()

  const sentencesOf = (line: ReplyLine & { kind: 'sentence' }): CitedSentence[] => {
    const sources = line.cites.flatMap((name) => sourceOf(name) ?? [])
    const citesUnknown = sources.length < line.cites.length
    return replySentences(plain(line.text)).map((text) => ({ text, sources, citesUnknown }))
  }

  /** Why each may not be said; null for those that may. */
  async function problemsOf(sentences: readonly CitedSentence[]): Promise<(string | null)[]> {
    const found = sentences.map((sentence) => checks.problemOf(sentence, limits.verify ? 'loose' : 'strict'))
    if (!limits.verify) return found
    const doubtful = sentences.flatMap((sentence, at) =>
      found[at] === null && needsVerification(sentence) ? [{ sentence, at }] : [],
    )
    const verified = await verifyByModel(
      calls,
      doubtful.map(({ sentence }) => sentence),
      limits.verify,
    )
    tokens = sumOf(tokens, verified.tokens)
    doubtful.forEach(({ sentence, at }, place) => {
      const supported = verified.supported.get(place)
      if (supported === false) found[at] = 'the sources that it cites do not say that'
      if (supported === undefined) found[at] = checks.problemOf(sentence, 'strict')
    })
    return found
  }

  async function release(sentences: readonly CitedSentence[], mayRewrite: boolean) {
    if (sentences.length === 0) return
    const problems = await inSpan('turn.check', {}, async (span) => {
      const found = await problemsOf(sentences)
      const refused = found.filter((problem) => problem !== null).length
      span?.set({ 'foyer.check.sentences': sentences.length, 'foyer.check.refused': refused })
      return found
    })
    for (const [at, sentence] of sentences.entries()) {
      const problem = problems[at]
      if (problem == null) {
        writer.say(sentence)
        released.push(sentence.text)
        continue
      }
      writer.cut(sentence.text)
      if (mayRewrite && rewrites < mostRewrites) await rewrite(sentence, problem)
    }
  }

  async function rewrite({ text, sources }: CitedSentence, problem: string) {
    rewrites += 1
    const mark = sources.map(({ name }) => name).join(',') || '-'
    const repair = {
      answer: [...released.map((sentence) => `[…] ${sentence}`), `[${mark}] ${text}`].join('\n'),
      problem: `The last line cannot be sent: ${problem}. Write this one line again so that it can, in the same form, or [skip].`,
    }
    try {
      const answer = await calls.ask({ ...prompt, repair }, limits.verify ?? limits.reply)
      tokens = sumOf(tokens, answer.tokens)
      const line = parseLine(answer.text.trim().split('\n')[0] ?? '')
      if (line?.kind === 'sentence') await release(sentencesOf(line), false)
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
    }
  }

  async function work() {
    while (waiting.length > 0) {
      const batch = waiting.splice(0)
      let together: CitedSentence[] = []
      for (const line of batch) {
        if (line.kind === 'sentence') together.push(...sentencesOf(line))
        else {
          await release(together, true)
          together = []
          note(line)
        }
      }
      await release(together, true)
    }
    isWorking = false
  }

  function note(line: Exclude<ReplyLine, { kind: 'sentence' }>) {
    // Words of the model's own are said only where the builtin ones are in another language.
    const isFit = checks.problemOf({ text: line.text, sources: [] }, 'strict') === null
    if (line.kind === 'translation') {
      if (isFit) writer.translate(line.sentence, line.text)
      return
    }
    if (line.kind === 'goodbye') {
      if (isFit) writer.goodbye(line.text)
      return
    }
    for (const number of line.questions) {
      declined = true
      writer.decline(number - 1, isFit ? line.text : '')
    }
  }

  return {
    take(text: string): 'taken' | 'malformed' {
      const line = parseLine(text)
      if (!line) return 'malformed'
      waiting.push(line)
      if (!isWorking) {
        isWorking = true
        // Lines that come together are reviewed together.
        working = Promise.resolve().then(() => asPartOfReply(work))
        working.catch(() => {})
      }
      return 'taken'
    },
    /** Until all that was taken has left, or was refused. */
    end: () => working,
    tokens: () => tokens,
    get declined() {
      return declined
    },
  }
}
