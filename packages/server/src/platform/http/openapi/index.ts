import { allOperations, groupDescriptions, groups } from '@foyer/contract'
import { Components } from './components.ts'
import { describeOperation } from './operation.ts'
import { SharedParameters } from './parameters.ts'
import { security, securitySchemes } from './security.ts'
import { describeWebhooks, webhookHeaders } from './webhooks.ts'

/** The OpenAPI 3.1 document, derived from the contract and nothing else. */
export function openApiDocument(serverUrl: string) {
  const components = new Components()
  const parameters = new SharedParameters(allOperations, components)
  const paths: Record<string, Record<string, object>> = {}
  for (const operation of allOperations) {
    paths[operation.path] ??= {}
    paths[operation.path]![operation.method.toLowerCase()] = describeOperation(
      operation,
      components,
      parameters,
    )
  }
  const webhooks = describeWebhooks(components)
  const used = new Set(allOperations.map((operation) => operation.group))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Foyer',
      version: '1',
      summary: 'Manage conversational agents and the knowledge they rely on.',
      description:
        'Version 1 only grows: responses may get new properties, so ignore those you do not know. Requests are checked ' +
        'strictly: a parameter that is not listed here is refused.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: serverUrl }],
    security,
    tags: groups
      .filter((group) => used.has(group))
      .map((name) => ({ name, description: groupDescriptions[name] })),
    paths,
    webhooks,
    components: {
      securitySchemes,
      parameters: { ...parameters.components, ...webhookHeaders },
      headers: components.headers,
      responses: components.responses,
      schemas: components.schemas,
    },
  }
}
