import type { Models } from '../../config.ts'
import { createProviderEmbedder } from '../../reasoning/index.ts'
import { type Finding, ok, wrong } from './finding.ts'

/** The builtin one needs no looking after; a provider is asked for one vector. */
export async function checkEmbedder(settings: Models['embedder']): Promise<Finding[]> {
  if (!settings) return []
  const { url, model, dimensions } = settings
  let problem: string | undefined
  const onFailure = (failure: Error) => {
    problem = failure.message
  }
  await createProviderEmbedder({ ...settings, now: () => new Date(), onFailure }).embedQuestion('hello')
  return [
    problem === undefined
      ? ok('embedder', `${url} answers with ${model}, ${dimensions} dimensions.`)
      : wrong('embedder', problem),
  ]
}
