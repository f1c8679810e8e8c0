import { operations } from '@foyer/contract'
import type { EmbedText } from '@foyer/engine'
import type { Routes } from '../../platform/http/index.ts'
import * as questions from './questions.ts'
import * as service from './service.ts'

/** `vectorOf` tells questions apart. */
export function onboardingRoutes({ read, write }: Routes, vectorOf: EmbedText) {
  read(operations.getOnboarding, (_, db) => service.getOnboarding(db))
  write(operations.startOnboarding, (context, db, { body }) => service.startOnboarding(context, db, body))
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
