import type { TriedModel } from '@foyer/server'

/** How a model has done, in lines for people. */
export function reportOf(tried: TriedModel): string {
  const { use, model, provider, ok, error, notes } = tried
  return [
    `${use}: ${model} (${provider}) ${ok ? 'works.' : 'does not work.'}`,
    ...(error === undefined ? [] : [`  ${error}`]),
    ...figuresOf(tried).map((figure) => `  ${figure}`),
    ...notes.map((note) => `  ${note}`),
  ].join('\n')
}

const figures: { of: (tried: TriedModel) => unknown; words: (value: string) => string }[] = [
  {
    of: ({ first_word_milliseconds }) => first_word_milliseconds,
    words: (ms) => `first words after ${ms} ms`,
  },
  { of: ({ tokens_per_second }) => tokens_per_second, words: (count) => `${count} tokens a second` },
  { of: ({ context_tokens }) => context_tokens, words: (count) => `reads ${count} tokens at once` },
  { of: ({ dimensions }) => dimensions, words: (count) => `${count} dimensions` },
  { of: ({ streaming }) => streaming, words: (is) => (is === 'true' ? 'streams' : 'does not stream') },
  { of: ({ tools }) => tools, words: (is) => (is === 'true' ? 'calls tools' : 'does not call tools') },
  {
    of: ({ structured_output }) => structured_output,
    words: (is) => (is === 'true' ? 'returns JSON' : 'does not return JSON'),
  },
]

function figuresOf(tried: TriedModel): string[] {
  const known = figures.flatMap(({ of, words }) => {
    const value = of(tried)
    return value === undefined ? [] : [words(String(value))]
  })
  return known.length > 0 ? [`${known.join(', ')}.`] : []
}
