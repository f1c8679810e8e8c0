import { CreateFitCriterion, CreateService, CreateVoiceProfile, type DraftKind } from '@foyer/contract'
import type { Static, TObject } from 'typebox'
import type { Transaction } from '../../platform/db/index.ts'
import { bodyCheck } from '../../platform/http/index.ts'
import type { Context } from '../../platform/index.ts'
import { createFitCriterion } from '../catalog/fit_criteria/service.ts'
import { refuseWrongPrices } from '../catalog/services/rules.ts'
import { createService } from '../catalog/services/service.ts'
import { createVoiceProfile } from '../catalog/voice_profiles/service.ts'
import { holdVoicelessAgents } from '../links/links.ts'

/** How a proposal becomes a row: checked like the body of its kind's POST, made by the same function (§4.7). */
interface Author {
  /** Throws the refusal that the POST would give for the shape of the payload. */
  check(payload: unknown): void
  /** The same for all that can be said of a payload without storage. */
  checkWhole(payload: unknown): void
  create(context: Context, db: Transaction, payload: unknown): Promise<{ id: number }>
}

export const authors: Record<DraftKind, Author> = {
  service: authoring(
    CreateService,
    (context, db, payload) => createService(context, db, payload, { reviewed: false }),
    (payload) => refuseWrongPrices(payload, payload),
  ),
  // An accepted voice is worn at once by the agents that have none.
  voice: authoring(CreateVoiceProfile, async (context, db, payload) => {
    const wearers = new Set([...(payload.agents ?? []), ...(await holdVoicelessAgents(db))])
    return createVoiceProfile(context, db, { ...payload, agents: [...wearers] })
  }),
  fit_criterion: authoring(CreateFitCriterion, createFitCriterion),
}

function authoring<Body extends TObject>(
  schema: Body,
  create: (context: Context, db: Transaction, payload: Static<Body>) => Promise<{ id: number }>,
  rule: (payload: Static<Body>) => void = () => {},
): Author {
  const refusalOf = bodyCheck(schema)
  const check = (payload: unknown) => {
    const refusal = refusalOf(payload)
    if (refusal) throw refusal
  }
  return {
    check,
    checkWhole(payload) {
      check(payload)
      rule(payload as Static<Body>)
    },
    async create(context, db, payload) {
      check(payload)
      return create(context, db, payload as Static<Body>)
    },
  }
}
