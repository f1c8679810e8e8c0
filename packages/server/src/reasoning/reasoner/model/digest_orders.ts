import { type Block, type Passage, parseMessage } from '@foyer/engine'
import { loadEngineData } from '../../engine_data.ts'

/**
 * Whether a piece of a page speaks to whoever reads it for us: says what to do, what to forget, or who it is. Such a
 * passage is not shown to a model. What it states is found by rules, which nobody can talk into anything.
 */
export const givesOrders = ({ trail, blocks }: Passage, locale: string): boolean =>
  [...trail, ...blocks.map(proseOf)].some((text) => isNothingButOrders(text, locale))

function isNothingButOrders(message: string, locale: string): boolean {
  const asked = { slot: null, options: [], invited: false }
  const input = { message, locale, slots: [], asked, answers: {}, topic: null }
  const { sentences } = parseMessage(input, loadEngineData())
  return sentences.length > 0 && sentences.every(({ kind }) => kind === 'command')
}

/** Code gives orders to machines only. */
function proseOf(block: Block): string {
  switch (block.kind) {
    case 'code':
      return ''
    case 'list':
      return block.items.map(({ text }) => text).join('\n')
    case 'table':
      return block.rows.map((cells) => cells.join(' ')).join('\n')
    default:
      return block.text
  }
}
