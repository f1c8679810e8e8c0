import {
  type Attributes,
  failureType,
  type HistogramDefinition,
  inSpan,
  type Meter,
} from '../platform/telemetry/index.ts'

/**
 * Calls to providers of models, as OpenTelemetry's conventions for generative AI have them. What was asked and answered is
 * in neither spans nor figures, whatever is set: it is what visitors wrote.
 */

const named = ['gen_ai.operation.name', 'gen_ai.provider.name', 'gen_ai.request.model']

const operationDuration: HistogramDefinition = {
  name: 'gen_ai.client.operation.duration',
  help: 'Time that each call to a provider of models took.',
  kind: 'histogram',
  unit: 's',
  labels: [...named, 'error.type'],
  buckets: [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92],
}

const tokenUsage: HistogramDefinition = {
  name: 'gen_ai.client.token.usage',
  help: 'Tokens of each call to a provider of models, as far as it says.',
  kind: 'histogram',
  unit: '{token}',
  labels: [...named, 'gen_ai.token.type'],
  buckets: [
    1, 4, 16, 64, 256, 1024, 4096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304, 16_777_216, 67_108_864,
  ],
}

export const modelInstruments = [operationDuration, tokenUsage]

/** Who is asked. */
export interface ProviderTarget {
  operation: 'chat' | 'embeddings'
  provider: string
  model: string
  address: string | null
  meter?: Meter | undefined
}

/** What it said about its answer; never the answer. */
export interface AnswerFacts {
  id?: string | undefined
  model?: string | undefined
  finishReason?: string | undefined
  input?: number | undefined
  output?: number | undefined
}

/** Providers under the names that the conventions have for them. */
const conventionalNames: Record<string, string> = { google: 'gcp.gemini' }

/** One call. `tell` takes what the provider says about its answer. */
export async function observeCall<Result>(
  { operation, provider, model, address, meter }: ProviderTarget,
  attributes: Attributes,
  work: (tell: (facts: AnswerFacts) => void) => Promise<Result>,
): Promise<Result> {
  const labels = {
    'gen_ai.operation.name': operation,
    'gen_ai.provider.name': conventionalNames[provider] ?? provider,
    'gen_ai.request.model': model,
  }
  const began = performance.now()
  const end = (error: string) =>
    meter?.record(operationDuration, { ...labels, 'error.type': error }, (performance.now() - began) / 1000)
  const all = { ...labels, ...serverOf(address), ...attributes }
  return inSpan(`${operation} ${model}`, { kind: 'client', attributes: all }, async (span) => {
    const tell = ({ id, model: answering, finishReason, input, output }: AnswerFacts) => {
      span?.set({
        'gen_ai.response.id': id,
        'gen_ai.response.model': answering,
        'gen_ai.response.finish_reasons': finishReason === undefined ? undefined : [finishReason],
        'gen_ai.usage.input_tokens': input,
        'gen_ai.usage.output_tokens': output,
      })
      for (const [type, tokens] of Object.entries({ input, output }))
        if (tokens !== undefined) meter?.record(tokenUsage, { ...labels, 'gen_ai.token.type': type }, tokens)
    }
    try {
      const result = await work(tell)
      end('')
      return result
    } catch (error) {
      end(failureType(error))
      throw error
    }
  })
}

function serverOf(address: string | null): Attributes {
  if (address === null) return {}
  const { protocol, hostname, port } = new URL(address)
  return {
    'server.address': hostname,
    'server.port': Number(port || (protocol === 'https:' ? 443 : 80)),
  }
}
