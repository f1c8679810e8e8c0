import { guardsOf } from '../mutant.ts'

const server = 'packages/server/src'
const config = [`${server}/config.test.ts`]
const doctor = [`${server}/operator/doctor/*.test.ts`]
const embedder = [`${server}/embedder/*.test.ts`]
const reembedding = [`${server}/reembedding/*.test.ts`]
const vectors = [`${server}/ingestion/applying/*.test.ts`]

/** What keeps vectors of different embedders, and of older words, apart, and a provider's absence bearable. */
export const embeddingGuards = [
  ...guardsOf(`${server}/config/embedder.ts`, config, [
    ['half an embedder is refused', 'if (stray === undefined) return null', 'return null'],
    ['no password in the address of an embedder', '&& !url.username && !url.password)', ')'],
  ]),
  ...guardsOf(`${server}/operator/doctor/settings.ts`, doctor, [
    ['doctor does not show the key of an embedder', "return value && '***'", 'return value'],
  ]),
  ...guardsOf(`${server}/embedder/provider_answer.ts`, embedder, [
    ['the key is not repeated', "message.replaceAll(key, '***')", 'message'],
  ]),
  ...guardsOf(`${server}/embedder/provider.ts`, embedder, [
    ["the operator's own address may lie inside", 'allow: [hostOf(base)]', 'allow: []'],
    ['a question has one try', 'ask(texts, questionTimeoutSeconds)', 'askPatiently(texts)'],
    ['the operator hears of a failure', 'if (error instanceof EmbedderFailure) tell(error)', ''],
  ]),
  ...guardsOf(`${server}/embedder/question_vectors.ts`, embedder, [
    ['nobody waits for who was just away', 'if (now().getTime() < restingUntil) return null', ''],
    ['one refused question does not silence others', 'if (!error.lasting) restingUntil', 'restingUntil'],
    ['questions that are kept are bounded', 'if (known.size > mostKept)', 'if (false)'],
  ]),
  ...guardsOf(`${server}/ingestion/applying/vectors.ts`, vectors, [
    ['an absent provider is no defect', 'error instanceof EmbedderFailure ? away : error', 'error'],
  ]),
  ...guardsOf(`${server}/runtime/search_index/changes.ts`, reembedding, [
    ['an index holds vectors of one embedder', '!vector || embedder !== own', '!vector'],
  ]),
  ...guardsOf(`${server}/resources/knowledge_facts/service.ts`, reembedding, [
    [
      'edited words lose their vector',
      'statement !== undefined && { vector: null',
      'false && { vector: null',
    ],
  ]),
  ...guardsOf(`${server}/reembedding/repository.ts`, reembedding, [
    ['only what is in use is embedded anew', 'and ${sql.unsafe(inUse[table])}\n', '\n'],
    ['only what another embedder made is embedded anew', 'and embedder is distinct from ${embedder}', ''],
    ['a vector of older words is not kept', 'and t.text = x.text', ''],
  ]),
  ...guardsOf(`${server}/reembedding/reembed.ts`, reembedding, [
    [
      'an absent provider is waited for',
      'error instanceof EmbedderFailure ? new Outage(error.message) : error',
      'error',
    ],
  ]),
  ...guardsOf(`${server}/reembedding/start_reembedding.ts`, reembedding, [
    ['one job of an organization at a time', 'if ((await awaiting).has(organization_id)) return', ''],
    [
      'knowledge that has changed is looked at again',
      'known.get(organization_id) === version',
      'known.has(organization_id)',
    ],
  ]),
]
