import type { KnowledgeEquipment } from '../../knowledge/index.ts'
import type { Queryable, Transaction } from '../../platform/db/index.ts'
import type { Context } from '../../platform/index.ts'

/** What onboarding asks of parts that stand beside it. A step whose part is not there is passed over. */
export interface OnboardingPorts {
  findings?: {
    list(db: Queryable, query: { source_ids?: number[] }): Promise<OrganizationFinding[]>
    /** Fills in only what is not there yet. */
    apply(context: Context, db: Transaction, findings: OrganizationFinding[]): Promise<unknown>
  }
  appearance?: {
    get(db: Queryable, slug: string): Promise<Appearance>
    update(context: Context, db: Transaction, slug: string, changes: Appearance): Promise<unknown>
  }
  generations?: {
    create(context: Context, db: Transaction, body: { source_ids?: number[] }): Promise<{ id: number }>
    get(db: Queryable, id: number): Promise<Generation>
  }
}

export interface OrganizationFinding {
  field: string
  value: unknown
  source_id: number
  url: string | null
  basis: string
}

export interface Appearance {
  accent_colour?: string
  logo_url?: string
  starter_questions?: Record<string, string[]>
}

interface Generation {
  status: 'queued' | 'running' | 'completed' | 'failed'
  error?: { code: string; message: string }
}

/** What a step of a run works with. */
export type OnboardingEquipment = KnowledgeEquipment & { ports: OnboardingPorts }
