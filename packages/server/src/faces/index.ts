import type { FastifyInstance } from 'fastify'
import type { Database } from '../platform/db/index.ts'
import { installAgentPage } from './agent_page.ts'
import { installDashboard } from './dashboard.ts'
import type { Faces } from './faces.ts'
import { receptionOf } from './reception.ts'
import { installWidget } from './widget.ts'

/** What browsers see: the dashboard, the widget, and a page for each agent. */
export function installPages(app: FastifyInstance, faces: Faces, database: Database) {
  installDashboard(app, faces.dashboard)
  installWidget(app, faces.widget)
  installAgentPage(app, receptionOf(database))
}

export { builtFaces, type Faces } from './faces.ts'
export { installMcp } from './mcp/index.ts'
export { installReference } from './reference/index.ts'
