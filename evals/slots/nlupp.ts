import { readMessage } from '../../packages/engine/src/testing/read_message.ts'
import { readSet } from '../read_set.ts'
import { readWhole } from './read_whole.ts'
import { slotOf } from './slot.ts'

/** NLU++: amounts in bands, and all the intents of an utterance at once. */

interface BandRow {
  text: string
  slot: string
  bands: string[]
  band: string
}

interface MultiRow {
  domain: string
  text: string
  intents: string[]
}

interface Ontology {
  intents: Record<string, { description: string; domain: string[] }>
}

export function bands(): { row: BandRow; read: string | null }[] {
  const slots = new Map<string, ReturnType<typeof slotOf>>()
  return readSet<BandRow>('nlupp/band').map((row) => {
    const slot = slots.get(row.slot) ?? slotOf({ key: row.slot, data_type: 'band', enum_values: row.bands })
    slots.set(row.slot, slot)
    const { captures } = readMessage(inputOf(row.text, slot))
    const value = captures[0]?.value
    return { row, read: typeof value === 'string' ? value : null }
  })
}

export function multi(): { row: MultiRow; read: readonly string[] }[] {
  const ontology = readWhole<Ontology>('nlupp/ontology')
  const slotFor = (domain: string) => {
    const intents = Object.entries(ontology.intents).filter(
      ([, intent]) => intent.domain.includes(domain) || intent.domain.includes('general'),
    )
    return slotOf({
      key: 'intents',
      data_type: 'multi_enum',
      enum_values: intents.map(([name]) => name),
      enum_labels: Object.fromEntries(intents.map(([name, { description }]) => [name, labelOf(description)])),
    })
  }
  const slots = new Map(['banking', 'hotels'].map((domain) => [domain, slotFor(domain)]))
  return readSet<MultiRow>('nlupp/multi').map((row) => {
    const { captures } = readMessage(inputOf(row.text, slots.get(row.domain)!))
    const value = captures[0]?.value
    return { row, read: typeof value === 'object' ? value : [] }
  })
}

/** As an owner would put it: "is the intent asking about some account?" is "some account". */
const labelOf = (description: string) =>
  description
    .replace(/^is the intent (?:(?:to|asking(?: to)?) )?(?:(?:ask|talk|say|indicate) )?/, '')
    .replace(
      /^(?:something |some sort of )?(?:about|related to)? ?(?:something |some )?(?:about |related to |being )?/,
      '',
    )
    .replace(/\?$/, '')

const inputOf = (message: string, slot: ReturnType<typeof slotOf>) => ({
  message,
  locale: 'en',
  slots: [slot],
  asked: { slot: slot.key, options: [], invited: false },
  answers: {},
  topic: null,
})
