import type { ModelUse, TriedModel } from '@foyer/server'
import { type Command, type Environment, UsageError } from '../command.ts'
import { readKey } from '../read_key.ts'
import { reportOf } from './model_report.ts'

export const modelUse: Command = {
  name: 'model use',
  summary: 'Test a model, and set it for this installation.',
  details:
    'Without --provider or --url, the model is looked for on this machine. An API key is asked for without an echo, or read\n' +
    'from standard input if that is no terminal; without one, the key that was set for the same provider stays. The settings\n' +
    'are kept in model.json in FOYER_DATA_DIR, which only its owner can read. A running server reads them immediately.\n' +
    'Environment variables have precedence. Exits with 1 if the model does not answer.',
  argument: {
    name: 'model',
    value: '<model>',
    meaning: "The provider's name for the model, such as qwen3:8b.",
  },
  options: {
    provider: { value: '<name>', meaning: 'openai, anthropic, google, ollama or openai_compatible.' },
    url: { value: '<url>', meaning: 'The address of the API, if it is not the usual one of the provider.' },
    embeddings: { meaning: 'Use it for search, and not to talk to visitors.' },
    fallback: { meaning: 'Use it as the second model, which answers when the first one fails.' },
    'key-from': { value: '<variable>', meaning: 'Read the API key from this environment variable.' },
    'context-tokens': { value: '<n>', meaning: 'How much it can read. Default: what the provider says.' },
    prices: {
      value: '<prices>',
      meaning: 'For 1,000,000 tokens: input=0.25,cached=0.025,output=2,currency=USD.',
    },
    anyway: { meaning: 'Set it even if it does not answer.' },
  },
  async run({ values, say, environment, stdin, stderr }) {
    const server = await import('@foyer/server')
    const config = server.readConfig(environment)
    const use = useOf(values)
    const wish = {
      use,
      model: values.model!,
      provider: values.provider,
      url: values.url,
      context_tokens: values['context-tokens'],
      prices: values.prices,
    }
    const located = await server.locateModel(config, wish, environment)
    const { choice, hasStoredKey } = located
    const variable = values['key-from']
    const prompt = `API key for ${choice.provider}${hasStoredKey ? ' (Enter keeps the one that is set)' : ''}: `
    const isAsked = variable !== undefined || located.key !== 'none'
    const key = isAsked ? await readKey({ prompt, variable, environment, stdin, stderr }) : null
    if (key === null && located.key === 'needed' && !hasStoredKey)
      throw new UsageError(
        `${choice.provider} needs an API key: type it, pass it on standard input, or name a variable with --key-from.`,
      )
    const tried = await server.installModel(config, choice, { key, anyway: values.anyway !== undefined })
    for (const line of outcomeOf(tried, environment)) say(line)
    return { data: tried, text: reportOf(tried), exitCode: tried.ok ? 0 : 1 }
  },
}

function useOf(values: Record<string, string>): ModelUse {
  const isEmbeddings = values.embeddings !== undefined
  if (isEmbeddings && values.fallback !== undefined)
    throw new UsageError('A model is used with --embeddings or with --fallback, not with both.')
  return isEmbeddings ? 'embeddings' : values.fallback === undefined ? 'chat' : 'fallback'
}

const effects: Record<ModelUse, string> = {
  chat: 'It is set. A running server uses it from the next message on, for organizations that have no model of their own.',
  fallback: 'It is set. A running server asks it from now on when the first model fails.',
  embeddings:
    'It is set. From now on, a running server finds texts by their words. Within two minutes, background work begins to compute the new vectors; each text is found by its meaning again as soon as it has its own.',
}

function outcomeOf({ installed, use }: TriedModel & { installed: boolean }, environment: Environment) {
  if (!installed) return ['It is not set.']
  const name = use === 'embeddings' ? 'FOYER_EMBEDDER_URL' : 'FOYER_MODEL_PROVIDER'
  const isOverruled = Boolean(environment[name]?.trim())
  return [
    effects[use],
    ...(isOverruled
      ? [
          `But ${name} is set here, and the environment has precedence: a server that is started with it does not use this model.`,
        ]
      : []),
  ]
}
