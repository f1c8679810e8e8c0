import type { InstalledModel, ModelServer } from '@foyer/server'
import type { Command } from '../command.ts'
import { table } from '../table.ts'

export const model: Command = {
  name: 'model',
  summary: 'Find models on this machine, and show which one is set.',
  details:
    'Looks for servers that speak the API of OpenAI where they usually are: Ollama, LM Studio, llama.cpp and vLLM. Then\n' +
    '`foyer model use <model>` tests one and sets it for this installation, in model.json in FOYER_DATA_DIR. A running server\n' +
    'uses it from the next message on. `foyer model test` tests what is set, `foyer model remove` removes it.',
  options: {},
  async run({ say, environment }) {
    const { findModelServers, listInstalledModels, readConfig } = await import('@foyer/server')
    const [installed, servers] = await Promise.all([
      listInstalledModels(readConfig(environment)),
      findModelServers(environment),
    ])
    say(adviceFor(installed, servers))
    const found = servers.flatMap(({ name, url, models }) =>
      models.map((each) => [each.name, each.kind, name, url]),
    )
    return {
      data: { installed, servers },
      text: [
        ...(installed.length > 0
          ? [table(['set', 'model', 'provider', 'key', 'from'], installed.map(rowOf))]
          : []),
        ...(found.length > 0 ? [table(['found', 'for', 'server', 'url'], found)] : []),
      ].join('\n\n'),
    }
  },
}

const rowOf = ({ use, model, provider, key_set, origin }: InstalledModel) => [
  use,
  model,
  provider,
  key_set ? 'yes' : '-',
  origin,
]

function adviceFor(installed: readonly InstalledModel[], servers: readonly ModelServer[]): string {
  if (installed.some(({ use }) => use === 'chat')) return 'To use another model: foyer model use <model>'
  const found = servers.flatMap(({ models }) => models).find(({ kind }) => kind === 'chat')
  const how = found
    ? `To use one of this machine: foyer model use ${found.name}`
    : 'No model was found on this machine. To use a provider: foyer model use <model> --provider openai'
  return `No language model is set. ${how}`
}
