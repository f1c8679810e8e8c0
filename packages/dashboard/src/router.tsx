import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
} from '@tanstack/react-router'
import {
  agentFilters,
  apiKeyFilters,
  auditFilters,
  catalogFilters,
  contactFilters,
  conversationFilters,
  criterionFilters,
  deliveryFilters,
  factFilters,
  flowSearch,
  flowVersionSearch,
  gapFilters,
  leadFilters,
  promptSearch,
  proposalFilters,
  savedReplyFilters,
  sourceFilters,
  usageFilters,
  webhookFilters,
} from './filters.ts'
import { ErrorPage } from './layout/ErrorPage.tsx'
import { NotFoundPage } from './layout/NotFoundPage.tsx'
import { StartRedirect } from './layout/StartRedirect.tsx'
import { signInSearch } from './next_path.ts'

/** Every page has an address and is loaded when it is gone to. Pages read theirs with `getRouteApi(path)`. */

const root = createRootRoute({ notFoundComponent: NotFoundPage })
const ofRoot = () => root

const entrance = createRoute({ getParentRoute: ofRoot, path: '/', component: StartRedirect })
const signIn = createRoute({
  getParentRoute: ofRoot,
  path: '/sign-in',
  validateSearch: signInSearch,
  component: lazyRouteComponent(() => import('./pages/sign_in/SignInPage.tsx'), 'SignInPage'),
})
const signInReturn = createRoute({
  getParentRoute: ofRoot,
  path: '/sign-in/return',
  component: lazyRouteComponent(
    () => import('./pages/sign_in/SingleSignOnReturnPage.tsx'),
    'SingleSignOnReturnPage',
  ),
})
const setup = createRoute({
  getParentRoute: ofRoot,
  path: '/setup',
  component: lazyRouteComponent(() => import('./pages/sign_in/SetupPage.tsx'), 'SetupPage'),
})
const join = createRoute({
  getParentRoute: ofRoot,
  path: '/join',
  component: lazyRouteComponent(() => import('./pages/sign_in/JoinPage.tsx'), 'JoinPage'),
})
const forgottenPassword = createRoute({
  getParentRoute: ofRoot,
  path: '/forgotten-password',
  component: lazyRouteComponent(
    () => import('./pages/sign_in/ForgottenPasswordPage.tsx'),
    'ForgottenPasswordPage',
  ),
})
const newPassword = createRoute({
  getParentRoute: ofRoot,
  path: '/new-password',
  component: lazyRouteComponent(() => import('./pages/sign_in/NewPasswordPage.tsx'), 'NewPasswordPage'),
})
const confirmEmail = createRoute({
  getParentRoute: ofRoot,
  path: '/confirm-email',
  component: lazyRouteComponent(() => import('./pages/sign_in/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
})
const account = createRoute({
  getParentRoute: ofRoot,
  path: '/account',
  component: lazyRouteComponent(() => import('./pages/account/AccountPage.tsx'), 'AccountPage'),
})

const organization = createRoute({
  getParentRoute: ofRoot,
  path: '/o/$org',
  component: lazyRouteComponent(() => import('./layout/OrganizationLayout.tsx'), 'OrganizationLayout'),
  notFoundComponent: NotFoundPage,
})
const ofOrganization = () => organization

/** Ids are numbers; an address with anything else leads nowhere. */
const numericId = {
  parse: ({ id }: { id: string }) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound()
    return { id: Number(id) }
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
}

const pages = [
  createRoute({
    getParentRoute: ofOrganization,
    path: '/',
    component: lazyRouteComponent(() => import('./pages/home/HomePage.tsx'), 'HomePage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/start',
    component: lazyRouteComponent(() => import('./pages/start/StartPage.tsx'), 'StartPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/agents',
    validateSearch: agentFilters,
    component: lazyRouteComponent(() => import('./pages/agents/AgentsPage.tsx'), 'AgentsPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/agents/$slug/try',
    component: lazyRouteComponent(() => import('./pages/agents/TryPage.tsx'), 'TryPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/agents/$slug/appearance',
    component: lazyRouteComponent(() => import('./pages/agents/AppearancePage.tsx'), 'AppearancePage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/agents/$slug/settings',
    component: lazyRouteComponent(() => import('./pages/agents/AgentSettingsPage.tsx'), 'AgentSettingsPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/agents/$slug/flow',
    validateSearch: flowSearch,
    component: lazyRouteComponent(() => import('./pages/agents/FlowPage.tsx'), 'FlowPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/agents/$slug/flow/versions',
    validateSearch: flowVersionSearch,
    component: lazyRouteComponent(() => import('./pages/agents/FlowVersionsPage.tsx'), 'FlowVersionsPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/agents/$slug/prompts',
    validateSearch: promptSearch,
    component: lazyRouteComponent(() => import('./pages/agents/PromptsPage.tsx'), 'PromptsPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/agents/$slug/embed',
    component: lazyRouteComponent(() => import('./pages/agents/EmbedPage.tsx'), 'EmbedPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/agents/$slug/readiness',
    component: lazyRouteComponent(() => import('./pages/agents/ReadinessPage.tsx'), 'ReadinessPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/conversations',
    validateSearch: conversationFilters,
    component: lazyRouteComponent(
      () => import('./pages/conversations/ConversationsPage.tsx'),
      'ConversationsPage',
    ),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/conversations/$id',
    params: numericId,
    component: lazyRouteComponent(
      () => import('./pages/conversations/ConversationPage.tsx'),
      'ConversationPage',
    ),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/contacts',
    validateSearch: contactFilters,
    component: lazyRouteComponent(() => import('./pages/contacts/ContactsPage.tsx'), 'ContactsPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/contacts/$id',
    params: numericId,
    component: lazyRouteComponent(() => import('./pages/contacts/ContactPage.tsx'), 'ContactPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/leads',
    validateSearch: leadFilters,
    component: lazyRouteComponent(() => import('./pages/leads/LeadsPage.tsx'), 'LeadsPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/knowledge/gaps',
    validateSearch: gapFilters,
    component: lazyRouteComponent(() => import('./pages/knowledge/GapsPage.tsx'), 'GapsPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/knowledge/gaps/$id',
    params: numericId,
    component: lazyRouteComponent(() => import('./pages/knowledge/GapPage.tsx'), 'GapPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/knowledge/facts',
    validateSearch: factFilters,
    component: lazyRouteComponent(() => import('./pages/knowledge/FactsPage.tsx'), 'FactsPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/knowledge/facts/$id',
    params: numericId,
    component: lazyRouteComponent(() => import('./pages/knowledge/FactPage.tsx'), 'FactPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/knowledge/instructions',
    component: lazyRouteComponent(() => import('./pages/knowledge/InstructionsPage.tsx'), 'InstructionsPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/knowledge/sources',
    validateSearch: sourceFilters,
    component: lazyRouteComponent(() => import('./pages/knowledge/SourcesPage.tsx'), 'SourcesPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/knowledge/sources/$id',
    params: numericId,
    component: lazyRouteComponent(() => import('./pages/knowledge/SourcePage.tsx'), 'SourcePage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/catalog',
    validateSearch: catalogFilters,
    component: lazyRouteComponent(() => import('./pages/catalog/ServicesPage.tsx'), 'ServicesPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/catalog/services/new',
    component: lazyRouteComponent(() => import('./pages/catalog/NewServicePage.tsx'), 'NewServicePage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/catalog/services/$id',
    params: numericId,
    component: lazyRouteComponent(() => import('./pages/catalog/ServicePage.tsx'), 'ServicePage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/catalog/fit-criteria',
    validateSearch: criterionFilters,
    component: lazyRouteComponent(() => import('./pages/catalog/FitCriteriaPage.tsx'), 'FitCriteriaPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/catalog/voices',
    validateSearch: catalogFilters,
    component: lazyRouteComponent(() => import('./pages/catalog/VoicesPage.tsx'), 'VoicesPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/catalog/voices/$id',
    params: numericId,
    component: lazyRouteComponent(() => import('./pages/catalog/VoicePage.tsx'), 'VoicePage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/catalog/identities',
    validateSearch: catalogFilters,
    component: lazyRouteComponent(() => import('./pages/catalog/IdentitiesPage.tsx'), 'IdentitiesPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/catalog/identities/$id',
    params: numericId,
    component: lazyRouteComponent(() => import('./pages/catalog/IdentityPage.tsx'), 'IdentityPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/catalog/documents',
    validateSearch: catalogFilters,
    component: lazyRouteComponent(() => import('./pages/catalog/DocumentsPage.tsx'), 'DocumentsPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/catalog/documents/$id',
    params: numericId,
    component: lazyRouteComponent(() => import('./pages/catalog/DocumentPage.tsx'), 'DocumentPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/catalog/proposals',
    validateSearch: proposalFilters,
    component: lazyRouteComponent(() => import('./pages/catalog/ProposalsPage.tsx'), 'ProposalsPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/settings/api',
    validateSearch: apiKeyFilters,
    component: lazyRouteComponent(() => import('./pages/settings/ApiPage.tsx'), 'ApiPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/settings/audit-log',
    validateSearch: auditFilters,
    component: lazyRouteComponent(() => import('./pages/settings/AuditLogPage.tsx'), 'AuditLogPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/settings/data',
    component: lazyRouteComponent(() => import('./pages/settings/DataPage.tsx'), 'DataPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/settings/usage',
    validateSearch: usageFilters,
    component: lazyRouteComponent(() => import('./pages/settings/UsagePage.tsx'), 'UsagePage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/settings/webhooks',
    validateSearch: webhookFilters,
    component: lazyRouteComponent(() => import('./pages/settings/WebhooksPage.tsx'), 'WebhooksPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/settings/webhooks/$id',
    params: numericId,
    validateSearch: deliveryFilters,
    component: lazyRouteComponent(() => import('./pages/settings/WebhookPage.tsx'), 'WebhookPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/settings/webhook-deliveries/$id',
    params: numericId,
    component: lazyRouteComponent(
      () => import('./pages/settings/WebhookDeliveryPage.tsx'),
      'WebhookDeliveryPage',
    ),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/settings/model',
    component: lazyRouteComponent(() => import('./pages/settings/ModelPage.tsx'), 'ModelPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/settings/members',
    component: lazyRouteComponent(() => import('./pages/settings/MembersPage.tsx'), 'MembersPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/settings/notifications',
    component: lazyRouteComponent(
      () => import('./pages/settings/NotificationsPage.tsx'),
      'NotificationsPage',
    ),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/settings/organization',
    component: lazyRouteComponent(() => import('./pages/settings/OrganizationPage.tsx'), 'OrganizationPage'),
  }),
  createRoute({
    getParentRoute: ofOrganization,
    path: '/settings/saved-replies',
    validateSearch: savedReplyFilters,
    component: lazyRouteComponent(
      () => import('./pages/saved_replies/SavedRepliesPage.tsx'),
      'SavedRepliesPage',
    ),
  }),
] as const

export const router = createRouter({
  routeTree: root.addChildren([
    entrance,
    signIn,
    signInReturn,
    setup,
    join,
    forgottenPassword,
    newPassword,
    confirmEmail,
    account,
    organization.addChildren(pages),
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: ErrorPage,
  // Search parameters are plain words, as people read and write them.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined)
    return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  },
})

/** A new page begins at its heading, as a new document would. The first one keeps the browser's own focus. */
router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) document.querySelector('h1')?.focus({ preventScroll: true })
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
