import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * An invented organization: what it knows, what its visitors type, and what a good receptionist would reach. Written by
 * somebody who never saw an answer of the product.
 */
export interface TrialOrganization {
  slug: string
  set: 'own' | 'held_out' | 'open'
  name: string
  locale: string
  agent_name: string
  archetype: string
  /** As `PATCH /organization` takes it. */
  profile?: object
  services: object[]
  slots: TrialSlot[]
  pages: string[]
  /** Each a conversation of its own, in order. */
  threads: TrialMessage[][]
  conversations: WholeConversation[]
}

export interface TrialSlot {
  key: string
  title: string
  data_type: string
  required: boolean
  enum_values?: string[]
  enum_labels?: Record<string, string>
}

export interface TrialMessage {
  id: string
  text: string
  type: string
  /** `act`: thanks, a complaint, a goodbye, a wish for a person: nothing to look up. */
  expect: 'answer' | 'decline' | 'act'
  /** The question behind it, put well, as a perfect reader would. */
  question?: string
  /** What a right answer matches; `&&` joins parts that must all match. */
  right?: string
  /** What must not be in it. */
  wrong?: string
}

/** A visitor who answers what is asked, and what should be captured in the end. */
export interface WholeConversation {
  id: string
  locale: string
  opening: string
  answers: Record<string, string>
  asides?: { after: number; text: string }[]
  corrections?: { after: number; text: string; slot: string }[]
  truth: Record<string, unknown>
}

const own = new URL('organizations/', import.meta.url)
/** Whoever changes the product does not look at these. */
const heldOut: readonly string[] = JSON.parse(readFileSync(new URL('held_out.json', import.meta.url), 'utf8'))

const read = <Shape>(folder: string, file: string): Shape =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Shape

const pagesIn = (folder: string) =>
  globSync('*.md', { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))

export function ownOrganizations(): TrialOrganization[] {
  return globSync('*/organization.json', { cwd: own })
    .sort()
    .map((file) => {
      const slug = file.split('/')[0]!
      const folder = join(own.pathname, slug)
      const { services = [], slots = [], ...settings } = read<Settings>(folder, 'organization.json')
      return {
        ...settings,
        slug,
        set: heldOut.includes(slug) ? 'held_out' : 'own',
        services,
        slots,
        pages: pagesIn(join(folder, 'knowledge')),
        threads: threadsIn(folder),
        conversations: read<WholeConversation[]>(folder, 'conversations.json'),
      }
    })
}

/** An organization may have whole conversations alone. */
const threadsIn = (folder: string): TrialMessage[][] =>
  existsSync(join(folder, 'messages.json'))
    ? read<{ threads: TrialMessage[][] }>(folder, 'messages.json').threads
    : []

type Settings = Pick<TrialOrganization, 'name' | 'locale' | 'agent_name' | 'archetype' | 'profile'> & {
  services?: object[]
  slots?: TrialSlot[]
}

interface OpenMessage {
  id: string
  text: string
  type: string
  expect: 'answer' | 'withhold' | 'other'
}

/** The open half of the blind trial, where it lies beside the repository. */
export function openOrganizations(folder: string): TrialOrganization[] {
  if (!existsSync(join(folder, 'messages.json'))) return []
  const settings = read<Record<string, Settings>>(folder, 'organizations.json')
  const messages = read<Record<string, { single: OpenMessage[]; conversations: OpenMessage[][] }>>(
    folder,
    'messages.json',
  )
  const ideal = read<Record<string, [question: string, right: string]>>(folder, 'ideal.json')
  const shape = ({ id, text, type, expect }: OpenMessage): TrialMessage => {
    const [question, right] = ideal[id] ?? []
    const answerable = expect === 'answer' && question !== undefined && right !== undefined
    return {
      id,
      text,
      type,
      expect: answerable ? 'answer' : expect === 'withhold' ? 'decline' : 'act',
      ...(answerable && { question, right }),
    }
  }
  return Object.entries(settings).map(([slug, { services = [], slots = [], ...rest }]) => ({
    ...rest,
    slug: basename(slug),
    set: 'open' as const,
    services,
    slots,
    pages: pagesIn(join(folder, 'knowledge', slug)),
    threads: [
      ...messages[slug]!.single.map((message) => [shape(message)]),
      ...messages[slug]!.conversations.map((thread) => thread.map(shape)),
    ],
    conversations: [],
  }))
}
