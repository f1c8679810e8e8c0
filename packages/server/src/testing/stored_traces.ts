import type { TurnOutcome } from '@foyer/engine'
import { outcomeWith } from '@foyer/engine/testing/outcomes'
import type { LoopTrace } from '../conversations/traces/stored_trace.ts'
import type { Api } from './api.ts'

/** Traces as releases wrote them. */

/** Of a turn in which a model searched, said one true sentence and one that was kept back. */
export const loopTraceWith = ({
  outcome,
  ...parts
}: Partial<Omit<LoopTrace, 'outcome'>> & { outcome?: Partial<TurnOutcome> } = {}): LoopTrace => ({
  format: 3,
  outcome: outcomeWith({
    questions: [
      {
        text: 'How much does the workshop cost?',
        answered: 'yes',
        evidence: [
          { kind: 'passage', id: 7 },
          { kind: 'passage', id: 9 },
        ],
      },
    ],
    rounds: 2,
    ...outcome,
  }),
  turn: {
    situation: 'Today is Thursday.',
    passages: [{ kind: 'passage', id: 6, title: 'Team', text: 'We are six.' }],
    knowledge_version: 3,
    rounds: [
      {
        text: '',
        calls: [
          {
            id: 'call-1',
            name: 'consult_knowledge',
            arguments: { question: 'price of the workshop' },
            result: 'Workshop: The workshop costs 1,200 euros.',
            ok: true,
            passages: [
              {
                kind: 'passage',
                id: 7,
                title: 'Prices > Workshop',
                text: 'The workshop costs 1,200 euros.',
                url: 'https://example.com/prices',
              },
            ],
          },
        ],
        refused: [],
        end: 'complete',
        usage: {
          model: 'test/model',
          input_tokens: 900,
          cached_tokens: 700,
          output_tokens: 20,
          first_milliseconds: 300,
          milliseconds: 400,
        },
      },
      {
        text: 'It costs 1,200 euros.',
        calls: [],
        refused: [
          { sentence: 'It is 900 euros in May.', because: 'Nothing states 900 euros.', rule: 'value' },
        ],
        end: 'complete',
        usage: {
          model: 'test/model',
          input_tokens: 1000,
          cached_tokens: 900,
          output_tokens: 30,
          first_milliseconds: 200,
          milliseconds: 500,
        },
      },
    ],
    stand_in: null,
  },
  phase: { before: 'welcome', after: 'welcome' },
  versions: { flow: 1, prompt: 1 },
  captured: [],
  evidence: [{ kind: 'passage', id: 9, title: 'Always', text: 'Prices are net.' }],
  model: 'test/model',
  tokens: { input: 1900, cached: 1600, output: 50 },
  cost: { micros: 2500, currency: 'EUR' },
  milliseconds: { first: 800, total: 1100 },
  unsupported: [],
  ...parts,
})

/** Puts a trace in place of the one that the last reply of a conversation has. */
export async function setTrace({ service }: Api, conversation_id: number, trace: object): Promise<number> {
  const [row] = await service.database.system<{ message_id: number }[]>`
    update message_traces set trace = ${JSON.stringify(trace)}::text::json
    where conversation_id = ${conversation_id}
      and message_id = (select max(message_id) from message_traces where conversation_id = ${conversation_id})
    returning message_id`
  return row!.message_id
}
