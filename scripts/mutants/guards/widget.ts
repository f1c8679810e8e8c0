import { guardsOf } from '../mutant.ts'

const widget = 'packages/widget/src'
const visiting = [`${widget}/visit/*.test.ts`]

/** That no word of a visitor is lost or said twice, and none of somebody else's is more than text. */
export const widgetGuards = [
  ...guardsOf(`${widget}/visit/delivery.ts`, visiting, [
    ['what is not answered yet is remembered', 'this.#by.storage.addMessage(outgoing)', ''],
    ['messages go one after the other', 'if (this.#isUnderWay) return', ''],
    ['an old token is renewed before it ends', 'if (visitToken.isOld) await refreshVisit(this.#by)', ''],
    ['what is being answered is not called unsent', 'if (!isRunning) store', 'store'],
  ]),
  ...guardsOf(`${widget}/visit/chat_session.ts`, visiting, [
    [
      'whoever is taken to a new conversation is so once',
      'if (this.#context.visitToken.value !== token) return',
      '',
    ],
  ]),
  ...guardsOf(`${widget}/visit/visit_storage.ts`, visiting, [
    [
      'an old tab keeps nothing over a newer one',
      'if (this.token?.token === old) this.saveToken(token)',
      'this.saveToken(token)',
    ],
    [
      'an old tab forgets only its own',
      'if (this.token?.token === token) this.#write({ outbox: this.outbox })',
      'this.#write({ outbox: this.outbox })',
    ],
  ]),
  ...guardsOf(`${widget}/visit/store.ts`, visiting, [
    ['who has left changes nothing', 'if (this.#signal.aborted) return', ''],
  ]),
  ...guardsOf(`${widget}/service/visit_client.ts`, visiting, [
    [
      'a message has a key of its own',
      "headers: { accept: 'text/event-stream', 'idempotency-key': key },",
      "headers: { accept: 'text/event-stream' },",
    ],
  ]),
  ...guardsOf(`${widget}/service/refusal.ts`, visiting, [
    ['a message that is being answered is asked for again', ", 'idempotency_conflict']", ']'],
  ]),
  ...guardsOf(
    `${widget}/text/markdown.ts`,
    [`${widget}/text/*.test.ts`],
    [['only web addresses are links', '(?<target>https?:\\/\\/[^\\s()]+)', '(?<target>\\w+:[^\\s()]+)']],
  ),
]
