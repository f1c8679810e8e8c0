import type { Config, Environment, Models } from '../../config.ts'
import { openInstallation } from '../model/installation.ts'
import { modelFileIn, openModelFile } from '../model/model_file.ts'
import { OperatorRefusal } from '../refusal.ts'
import { checkEmbedder } from './embedder.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

/** The models that are set, and what model.json says of them. No language model is asked, since that costs. */
export async function checkModels(config: Config): Promise<{ findings: Finding[]; file: Environment }> {
  try {
    const { model, embedder } = openInstallation(config)
    const findings = [checkModel(model.setting()), ...(await checkEmbedder(embedder()))]
    return { findings, file: openModelFile(modelFileIn(config))() }
  } catch (error) {
    if (!(error instanceof OperatorRefusal)) throw error
    return { findings: [wrong('model', error.message)], file: {} }
  }
}

function checkModel(setting: Models['model']): Finding {
  if (!setting)
    return note(
      'model',
      'No language model is set: agents search, show forms and hand over to people. Run `foyer model` to set one.',
    )
  const { provider, model, fallback } = setting
  const second = fallback ? `, then ${fallback.provider}/${fallback.model}` : ''
  return ok('model', `${provider}/${model}${second}. \`foyer model test\` tries it out.`)
}
