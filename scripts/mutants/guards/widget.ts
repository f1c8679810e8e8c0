import { guardsOf } from '../mutant.ts'

const widget = 'packages/widget/src'
const visiting = [`${widget}/visit/*.test.ts`]

/** That no word of a visitor is lost or said twice, and none of somebody else's is more than text. */
export const widgetGuards = [
  ...guardsOf(`${widget}/visit/delivery.ts`, visiting, [
    ['what is not answered yet is remembered', 'this.#by.memory.add(outgoing)', ''],
    ['messages go one after the other', 'if (this.#isUnderWay) return', ''],
    ['an old token is renewed before it ends', 'if (pass.isOld) await refresh(this.#by)', ''],
    ['what is being answered is not called unsent', 'if (!isRunning) store', 'store'],
  ]),
  ...guardsOf(`${widget}/visit/visitor.ts`, visiting, [
    [
      'whoever is taken to a new conversation is so once',
      'if (this.#arriving.pass.token !== token) return',
      '',
    ],
  ]),
  ...guardsOf(`${widget}/visit/memory.ts`, visiting, [
    [
      'an old tab keeps nothing over a newer one',
      'if (this.kept?.token === token) this.keep(kept)',
      'this.keep(kept)',
    ],
    [
      'an old tab forgets only its own',
      'if (this.kept?.token === token) this.#write({ outbox: this.outbox })',
      'this.#write({ outbox: this.outbox })',
    ],
  ]),
  ...guardsOf(`${widget}/visit/store.ts`, visiting, [
    ['who has left changes nothing', 'if (this.#signal.aborted) return', ''],
  ]),
  ...guardsOf(`${widget}/service/service.ts`, visiting, [
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
