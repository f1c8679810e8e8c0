import { type Command, UsageError } from '../command.ts'

export const modelRemove: Command = {
  name: 'model remove',
  summary: 'Remove a model from model.json, with its key.',
  details:
    'Without an option, agents talk without a language model from the next message on; the second model goes, too.\n' +
    'Exits with 1 if there is nothing to remove.',
  options: {
    embeddings: { meaning: 'Remove the model for search: the builtin one takes its place.' },
    fallback: { meaning: 'Remove the second model only.' },
  },
  async run({ values, say, environment }) {
    const { readConfig, removeModel } = await import('@foyer/server')
    const { embeddings, fallback } = values
    if (embeddings !== undefined && fallback !== undefined)
      throw new UsageError('Remove one at a time: --embeddings or --fallback.')
    const use = embeddings === undefined ? (fallback === undefined ? 'chat' : 'fallback') : 'embeddings'
    const removed = await removeModel(readConfig(environment), use)
    say(removed ? 'It is removed.' : 'There is no such model in model.json.')
    return { data: { removed }, text: '', exitCode: removed ? 0 : 1 }
  },
}
