import type { DraftKind } from '@foyer/contract/vocabulary'
import type { FlowDefinition } from '../../flow/definition.ts'

/** What an organization says about itself, as it was read. */
export interface Material {
  /** The language most of it is written in. */
  locale: string
  /** ISO 4217, when the profile or the texts say one. */
  currency?: string
  /** In the order of their documents. */
  passages: readonly MaterialPassage[]
}

export interface MaterialPassage {
  id: number
  source_id: number
  document_title: string | null
  url: string | null
  /** The headings above it, outermost first. */
  headings: readonly string[]
  text: string
  /** The digested facts of this passage. */
  facts: readonly { id: number; text: string }[]
}

/** The payload is exactly the body with which an object of the kind is created. */
export interface CatalogProposal {
  kind: DraftKind
  payload: Record<string, unknown>
  fact_ids: number[]
}

/** One edit as `POST /agents/{slug}/flow/compile` takes it. */
export interface FlowEditRequest {
  operation: 'createSlot' | 'updateSlot'
  id?: number
  body?: Record<string, unknown>
}

export interface FlowProposal {
  edits: FlowEditRequest[]
  /** A sentence that says what the edits do. */
  summary: string
  fact_ids: number[]
}

/** Where the material says something else than a catalog row. */
export interface Contradiction {
  kind: DraftKind
  resource_id: number
  field: string
  stored: unknown
  stated: unknown
  fact_ids: number[]
}

const row = /^(?<name>[^|]+) \| (?<from>from )?(?<amount>[\d,]+) EUR$/

/** A price table: one service a row. */
export function proposeServices(material: Material): CatalogProposal[] {
  return material.passages.flatMap(({ text, facts }) =>
    text.split('\n').flatMap((line): CatalogProposal[] => {
      const { name, from, amount } = row.exec(line)?.groups ?? {}
      if (!name || !amount) return []
      const price_min = Number(amount.replaceAll(',', '')) * 100
      return [
        {
          kind: 'service',
          payload: { name, pricing_unit: from ? 'from' : 'fixed', price_min, currency: 'EUR' },
          fact_ids: facts.filter((fact) => fact.text.includes(name)).map(({ id }) => id),
        },
      ]
    }),
  )
}

export function proposeVoice(
  { locale, passages }: Material,
  organization: { name: string },
): CatalogProposal | undefined {
  if (passages.length === 0) return undefined
  return {
    kind: 'voice',
    payload: { name: `How ${organization.name} writes`, languages: [locale] },
    fact_ids: [],
  }
}

export function proposeFitCriteria({ passages }: Material): CatalogProposal[] {
  return passages
    .flatMap(({ facts }) => facts)
    .filter(({ text }) => /\bonly work with\b/i.test(text))
    .map(({ id, text }) => ({
      kind: 'fit_criterion',
      payload: { kind: 'ideal', description: text },
      fact_ids: [id],
    }))
}

/** The names of the services as options of one question. */
export function proposeSlots(
  _material: Material,
  flow: FlowDefinition,
  services: readonly CatalogProposal['payload'][],
): FlowProposal[] {
  const phase = flow.phases.find(({ archived, kind }) => !archived && kind !== 'terminal')
  const taken = flow.phases.some(({ slots }) => slots.some(({ key }) => key === 'service'))
  if (!phase || taken || services.length < 2) return []
  const names = services.map(({ name }) => String(name))
  return [
    {
      edits: [
        {
          operation: 'createSlot',
          id: phase.id,
          body: { key: 'service', data_type: 'enum', enum_values: names },
        },
      ],
      summary: 'Asks which of your services it is about.',
      fact_ids: [],
    },
  ]
}

export function contradictions(
  material: Material,
  rows: readonly { kind: DraftKind; id: number; payload: Record<string, unknown> }[],
): Contradiction[] {
  return proposeServices(material).flatMap(({ kind, payload, fact_ids }) =>
    rows
      .filter((row) => row.kind === kind && row.payload.name === payload.name)
      .filter((row) => row.payload.price_min !== payload.price_min)
      .map(({ id, payload: { price_min } }) => ({
        kind,
        resource_id: id,
        field: 'price_min',
        stored: price_min,
        stated: payload.price_min,
        fact_ids,
      })),
  )
}
