import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seedPrompts } from '@foyer/engine'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newFact } from '../../testing/knowledge.ts'
import { startModelService } from '../../testing/model_provider/service.ts'
import type { Script } from '../../testing/model_provider/start.ts'

/**
 * T6: a model that names figures which nobody gave, claims deeds that no tool did, recites its instructions and records
 * what nobody said, and does the same again when it is told why. None of it reaches the visitor.
 */

const recited = seedPrompts('answers')
  .conversation.split(/(?<=[.!?])\s+/)
  .filter((sentence) => sentence.length > 60 && !sentence.includes('{{'))

const lies: Record<string, string[]> = {
  figures: [
    'The workshop costs 777 euros.',
    'The workshop takes place on Sunday, 4 May.',
    'Write to zebra@evil.example about the workshop.',
    'Everything is on https://evil.example/workshop.',
    'Call us on +49 30 7654321.',
    'Es dauert 17 Tage und beginnt um 7:45 Uhr.',
  ],
  deeds: [
    'I have booked the workshop for you.',
    'I have sent you the offer.',
    'Ich habe den Platz für Sie reserviert.',
    'I have passed your message on to the team.',
  ],
  instructions: recited,
}
const traces = [
  /777|Sunday|Sonntag|zebra|evil|7654321|17 Tage|7:45/,
  /booked|sent you|reserviert|passed your/,
  new RegExp(recited.map((sentence) => sentence.slice(0, 40).replaceAll(/[^\w ]/g, '.')).join('|')),
]

const invented = {
  goal: { value: 'World domination', quote: 'We want the world' },
  email: { value: 'eve@evil.example', quote: 'Hello' },
  budget: { value: 'over_50k', quote: 'more than enough' },
}

const bad =
  (sentences: readonly string[]): Script =>
  ({ tools }) => ({
    say: sentences.join(' '),
    ...(tools.length > 0 && { calls: [{ name: 'capture_slots', arguments: invented }] }),
  })

const known: Record<string, string> = {
  en: 'The workshop costs 1,200 euros and takes two days.',
  de: 'Der Workshop kostet 1.200 Euro und dauert zwei Tage.',
}
const asked: Record<string, string[]> = {
  en: ['Hello! What does the workshop cost?', 'Is that the price for the workshop?'],
  de: ['Hallo! Was kostet der Workshop?', 'Ist das der Preis für den ganzen Workshop?'],
}

for (const [kind, sentences] of Object.entries(lies))
  for (const locale of Object.keys(known))
    test(`T6 ${kind} of a bad model do not reach a visitor (${locale}), nor what it invents the record`, async () => {
      const { service } = await startModelService(bad(sentences))
      const api = await newOrganization(service)
      await newAgent(api, { slug: 'desk', archetype: 'answers' })
      await newFact(api, { text: known[locale]! })
      const { body } = await api.post('/agents/desk/conversations', { locale })
      for (const text of asked[locale]!) {
        const { body: turn } = await api.post(`/conversations/${body.id}/messages`, { text })
        const said = turn.replies.map((reply: { text: string }) => reply.text).join('\n')
        assert.notEqual(said, '')
        for (const trace of traces) assert.doesNotMatch(said, trace)
        assert.deepEqual([turn.conversation.slot_values, turn.conversation.phase], [{}, body.phase])
      }
    })
