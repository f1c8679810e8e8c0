import { operations } from '@foyer/contract'
import type { EmbedText } from '@foyer/engine'
import type { Routes } from '../../platform/http/index.ts'
import type { OnboardingPorts } from './ports.ts'
import * as questions from './questions.ts'
import * as service from './service.ts'

interface OnboardingDependencies {
  ports: OnboardingPorts
  /** By which questions are told apart. */
  vectorOf: EmbedText
}

export function onboardingRoutes({ read, write }: Routes, { ports, vectorOf }: OnboardingDependencies) {
  read(operations.getOnboarding, (_, db) => service.getOnboarding(db, ports))
  write(operations.startOnboarding, (context, db, { body }) => service.startOnboarding(context, db, body))
  write(operations.continueOnboarding, (context, db, { body }) =>
    service.continueOnboarding(context, db, body),
  )
  write(operations.skipOnboarding, (context, db, { body }) =>
    service.skipOnboarding(context, db, ports, body),
  )
  write(operations.undoOnboardingVoice, (context, db) => service.undoOnboardingVoice(context, db, ports))
  read(operations.listOnboardingQuestions, (_, db, { query }) => questions.listOnboardingQuestions(db, query))
  write(operations.judgeOnboardingQuestion, (context, db, { params, body }) =>
    questions.judgeOnboardingQuestion(vectorOf, context, db, params.id, body),
  )
}
