import type { Routes } from '../platform/http/index.ts'
import type { Outbound } from '../platform/outbound/index.ts'
import { answerCheckRoutes } from './answer_checks/routes.ts'
import type { AnswerChecker } from './checking/check_answer.ts'
import { ingestionInstructionRoutes } from './ingestion_instructions/routes.ts'
import { ingestionRunRoutes } from './ingestion_runs/routes.ts'
import { knowledgeFactRoutes } from './knowledge_facts/routes.ts'
import { knowledgeGapRoutes } from './knowledge_gaps/routes.ts'
import { knowledgeSourceRoutes } from './knowledge_sources/routes.ts'
import { knowledgeSummaryRoutes } from './knowledge_summary/routes.ts'
import { organizationFindingRoutes } from './organization_findings/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { standingCheckRoutes } from './standing_checks/routes.ts'

interface KnowledgeDependencies extends AnswerChecker {
  outbound: Outbound
}

export function knowledgeRoutes(routes: Routes, { outbound, ...checker }: KnowledgeDependencies) {
  knowledgeSourceRoutes(routes, outbound)
  knowledgeSummaryRoutes(routes)
  ingestionRunRoutes(routes)
  ingestionInstructionRoutes(routes)
  knowledgeFactRoutes(routes)
  searchRoutes(routes, checker.knowledge)
  knowledgeGapRoutes(routes, checker)
  answerCheckRoutes(routes)
  standingCheckRoutes(routes)
  organizationFindingRoutes(routes)
}
