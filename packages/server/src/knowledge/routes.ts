import type { Routes } from '../platform/http/index.ts'
import { answerCheckRoutes } from './answer_checks/routes.ts'
import type { Knowledge } from './answering/knowledge.ts'
import { ingestionInstructionRoutes } from './ingestion_instructions/routes.ts'
import { ingestionRunRoutes } from './ingestion_runs/routes.ts'
import { knowledgeFactRoutes } from './knowledge_facts/routes.ts'
import { knowledgeGapRoutes } from './knowledge_gaps/routes.ts'
import { knowledgeSourceRoutes } from './knowledge_sources/routes.ts'
import { searchRoutes } from './search/routes.ts'

export function knowledgeRoutes(routes: Routes, knowledge: Knowledge) {
  knowledgeSourceRoutes(routes)
  ingestionRunRoutes(routes)
  ingestionInstructionRoutes(routes)
  knowledgeFactRoutes(routes)
  searchRoutes(routes, knowledge)
  knowledgeGapRoutes(routes, knowledge)
  answerCheckRoutes(routes)
}
