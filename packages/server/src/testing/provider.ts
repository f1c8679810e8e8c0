import type { ServerResponse } from 'node:http'
import type { Embedder } from '../reasoning/embedder/port.ts'
import { createProviderEmbedder, type ProviderSettings } from '../reasoning/embedder/provider.ts'
import { startReceiver } from './receiver.ts'

export interface TestProvider {
  settings: ProviderSettings
  embedder: Embedder
  /** Every text that it was asked for. */
  asked: string[]
  /** Whether it answers; a test switches it. */
  away: boolean
  /** What happens while somebody waits for vectors. */
  meanwhile: () => Promise<void>
  /** The time that passes for who was refused. */
  clock: { now: Date }
}

/** Somebody's embeddings provider, for whom words of one group mean the same and all others nothing. */
export async function startProvider(model: string, groups: string[][]): Promise<TestProvider> {
  const receiver = await startReceiver(async ({ body }, response) => {
    if (provider.away) return answer(response, 503, { error: { message: 'Down for maintenance' } })
    const { input } = JSON.parse(body) as { input: string[] }
    provider.asked.push(...input)
    await provider.meanwhile()
    answer(response, 200, { data: input.map((text, index) => ({ index, embedding: meaningOf(text) })) })
  })
  const meaningOf = (text: string) => {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
    return [...groups.map((group) => Number(words.some((word) => group.includes(word)))), 0.1]
  }
  const clock = { now: new Date(0) }
  const settings = { url: `http://${receiver.host}/v1`, model, key: null, dimensions: groups.length + 1 }
  const embedder = createProviderEmbedder({
    ...settings,
    now: () => clock.now,
    sleep: async () => {},
  })
  const provider: TestProvider = {
    settings,
    embedder,
    asked: [],
    away: false,
    meanwhile: async () => {},
    clock,
  }
  return provider
}

function answer(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
