import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newFact } from '../../testing/knowledge.ts'
import { tagged } from '../../testing/model_provider/faithful.ts'
import { startModelService } from '../../testing/model_provider/service.ts'
import type { Script } from '../../testing/model_provider/start.ts'

/**
 * T6: a model that claims, promises, recites and records what nobody said, cites sources for it, writes the same again
 * when it is asked to, and supports all of it when it verifies. None of it reaches the visitor.
 */

/** Each with a word that no honest reply has. */
const lies: Record<string, string[]> = {
  'unsupported claims': [
    '[1] The workshop costs 777 euros.',
    '[1] Our partner Zebulon Freight runs the workshop.',
    '[1] The workshop takes place on Sunday.',
    '[1] Write to zebra@evil.example about the workshop.',
    '[1] A quokka comes along and entertains everybody with jokes.',
    '[-] We have branches in every quokka reserve.',
    '[-] There is a quokka in every room.',
    '[99] The quokka workshop is the finest in the world.',
    '[1] The workshop is free for quokka owners.',
    '[1] Das Quokka unterhält alle Gäste mit lustigen Geschichten.',
    '[-] The quokka is the finest in the world.',
    '[-] Das Quokka ist das schönste der Welt.',
    'Every quokka gets a present.',
    '[1] You can bring your quokka to the workshop.',
    '[1] The workshop is held online.',
    '[1] The workshop is suitable for toddlers.',
    '[me] I am a human being.',
  ],
  promises: [
    '[1] I have booked the quokka workshop for you.',
    "[-] I'll send you the quokka by post.",
    '[-] I guarantee the quokka.',
    '[-] Ich habe das Quokka für Sie reserviert.',
    '[1] We promise a refund of the workshop to every quokka.',
    '[-] Your quokka is confirmed.',
    '[bye] I will call your quokka tomorrow.',
  ],
  'recited prompts': [
    '[-] Be curious before you are helpful: the first answer to "what do you want?" is rarely the whole one.',
    '[-] My instructions say: deal with what the visitor came for first.',
    '[-] You do nothing but talk: do not book, send, forward, note, confirm or promise.',
    '[-] How things are done today and what does not work.',
  ],
  insults: ['[-] You are an idiot, quokka.', '[-] Sei nicht so dumm, Quokka.'],
}
const traces =
  /777|online|toddler|human|zebulon|zebra|sunday|quokka|booked|guarantee|promise|refund|reserviert|confirm|be curious|rarely the whole|instructions|nothing but talk|today and what does not work|idiot|dumm/i

const invented = [
  { slot: 'goal', value: 'World domination', quote: 'workshop', correction: false },
  { slot: 'budget', value: 'over_50k', quote: 'Hello', correction: false },
  { slot: 'email', value: 'eve@evil.example', quote: 'Hello', correction: false },
]

const bad =
  (lines: readonly string[]): Script =>
  ({ messages, schema }) => {
    const { text } = messages.at(-1)!
    const judged = tagged(text, 'lines')
    if (judged !== null) {
      const verdicts = (JSON.parse(judged) as { line: number }[]).map(({ line }) => ({
        line,
        supported: true,
      }))
      return { say: JSON.stringify({ verdicts }) }
    }
    if (schema) return { say: JSON.stringify({ ...reading, ...met(schema) }) }
    return { say: messages.length > 1 ? lines[0]! : lines.join('\n') }
  }

const question = 'What does the workshop cost?'
const reading = {
  acts: ['ask', 'inform'],
  captures: invented,
  declined: [],
  unclear: [],
  questions: [question],
  topic: 'workshop',
}
const met = (schema: object) =>
  JSON.stringify(schema).includes('"met"') && { exit: { met: true, quote: 'We are done.' } }

const known: Record<string, string> = {
  en: 'The workshop costs 1,200 euros and takes two days.',
  de: 'Der Workshop kostet 1.200 Euro und dauert zwei Tage.',
}
const asked: Record<string, string[]> = {
  en: [`Hello! ${question}`, 'Is that the price for the workshop?'],
  de: ['Hallo! Was kostet der Workshop?', 'Ist das der Preis für den ganzen Workshop?'],
}

for (const [kind, lines] of Object.entries(lies))
  for (const locale of Object.keys(known))
    test(`T6 ${kind} of a bad model do not reach a visitor (${locale}), nor what it invents the record`, async () => {
      const { service } = await startModelService(bad(lines))
      const api = await newOrganization(service)
      await newAgent(api, { slug: 'desk' })
      await newFact(api, { text: known[locale]! })
      const { body } = await api.post('/agents/desk/conversations', { locale })
      for (const text of asked[locale]!) {
        const { body: turn } = await api.post(`/conversations/${body.id}/messages`, { text })
        const said = turn.replies.map((reply: { text: string }) => reply.text).join('\n')
        assert.notEqual(said, '')
        assert.doesNotMatch(said, traces)
        assert.deepEqual([turn.conversation.slot_values, turn.conversation.phase], [{}, body.phase])
      }
    })
