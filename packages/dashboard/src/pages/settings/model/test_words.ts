import type { ModelTest } from '@foyer/sdk'

type Tested = NonNullable<ModelTest['fallback']>

const list = new Intl.ListFormat('en-GB')

/** What a model can do and how fast it is, in a sentence or two. */
export function testWords(tested: Tested): string {
  const { model = 'It', first_word_milliseconds: first, tokens_per_second: speed, context_tokens } = tested
  const figures = [
    ...(first === undefined ? [] : [`answered after ${(first / 1000).toFixed(1)} seconds`]),
    ...(speed === undefined ? [] : [`writes ${speed} tokens a second`]),
    ...(context_tokens === undefined ? [] : [`reads ${context_tokens.toLocaleString('en')} tokens at once`]),
  ]
  const can = abilities.flatMap(({ of, words }) => (of(tested) ? [words] : []))
  return [
    `${model} ${figures.length > 0 ? list.format(figures) : 'answered'}.`,
    ...(can.length > 0 ? [`It ${list.format(can)}.`] : []),
  ].join(' ')
}

const abilities: { of: (tested: Tested) => boolean | undefined; words: string }[] = [
  { of: ({ streaming }) => streaming, words: 'answers word by word' },
  { of: ({ tools }) => tools, words: 'uses tools by itself' },
  { of: ({ structured_output }) => structured_output, words: 'returns JSON' },
]
