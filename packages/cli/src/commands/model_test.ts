import type { Command } from '../command.ts'
import { reportOf } from './model_report.ts'

export const modelTest: Command = {
  name: 'model test',
  summary: 'Test the models that are set for this installation, and say what to expect of them.',
  details:
    'Makes a few short calls to each. What it finds out about tools is remembered in model.json. Exits with 1 if a model does\n' +
    'not answer, or none is set.',
  options: {},
  async run({ say, environment }) {
    const { readConfig, testInstalledModels } = await import('@foyer/server')
    const tried = await testInstalledModels(readConfig(environment))
    if (tried.length === 0) say('No model is set. `foyer model` shows what there is on this machine.')
    return {
      data: tried,
      text: tried.map(reportOf).join('\n'),
      exitCode: tried.length > 0 && tried.every(({ ok }) => ok) ? 0 : 1,
    }
  },
}
