import { operations } from '@foyer/contract'
import type { EmbedText } from '@foyer/engine'
import type { Routes } from '../../platform/http/index.ts'
import { type Outbound, refusePrivateAddress } from '../../platform/outbound/index.ts'
import * as questions from './questions.ts'
import * as service from './service.ts'

interface OnboardingDependencies {
  /** Tells questions apart. */
  vectorOf: EmbedText
  /** Knows which private addresses may be read. */
  outbound: Outbound
}

export function onboardingRoutes({ read, write }: Routes, { vectorOf, outbound }: OnboardingDependencies) {
  read(operations.getOnboarding, (_, db) => service.getOnboarding(db))
  write(operations.startOnboarding, (context, db, { body }) => {
    for (const [index, url] of (body.websites ?? []).entries())
      refusePrivateAddress(outbound, url, `websites.${index}`)
    return service.startOnboarding(context, db, body)
  })
  write(operations.continueOnboarding, (context, db, { body }) =>
    service.continueOnboarding(context, db, body),
  )
  write(operations.skipOnboarding, (context, db, { body }) => service.skipOnboarding(context, db, body))
  write(operations.undoOnboardingVoice, (context, db) => service.undoOnboardingVoice(context, db))
  read(operations.listOnboardingQuestions, (_, db, { query }) => questions.listOnboardingQuestions(db, query))
  write(operations.judgeOnboardingQuestion, (context, db, { params, body }) =>
    questions.judgeOnboardingQuestion(vectorOf, context, db, params.id, body),
  )
}
