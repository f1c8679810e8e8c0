import { modelDefaults } from '@foyer/contract/vocabulary'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

export interface Setting {
  name: string
  default: string
  meaning: string
}

/** For people: the documentation's table and `foyer doctor` are made from it. */
export const settings = [
  { name: 'HOST', default: '127.0.0.1', meaning: 'The address to listen on; 0.0.0.0 for all.' },
  { name: 'PORT', default: '4000', meaning: 'The port to listen on.' },
  {
    name: 'FOYER_DATA_DIR',
    default: 'data, in the repository',
    meaning: 'Where the embedded PostgreSQL, the secret and model.json are kept.',
  },
  {
    name: 'DATABASE_URL',
    default: 'the embedded PostgreSQL',
    meaning: 'Another PostgreSQL: postgres://user:password@host:5432/name.',
  },
  {
    name: 'FOYER_DATABASE_DIRECT_URL',
    default: 'none: DATABASE_URL points to PostgreSQL itself',
    meaning:
      'The address of PostgreSQL itself, if DATABASE_URL is that of a pooler such as PgBouncer. See below.',
  },
  {
    name: 'FOYER_PREPARED_STATEMENTS',
    default: 'false if FOYER_DATABASE_DIRECT_URL is set; otherwise they are always used',
    meaning: 'Whether the pooler supports prepared statements, as PgBouncer has since 1.21: true or false.',
  },
  {
    name: 'FOYER_DATABASE_CONNECTIONS',
    default: '10',
    meaning: 'Connections shared by requests; a few more are used for other work.',
  },
  {
    name: 'FOYER_PUBLIC_URL',
    default: 'http://HOST:PORT',
    meaning: 'The address at which clients reach the server, used in links and in the reference.',
  },
  {
    name: 'TRUST_PROXY',
    default: 'false',
    meaning: 'Whose X-Forwarded-For to trust: true, a number of hops, or addresses separated by commas.',
  },
  { name: 'FOYER_RATE_LIMIT', default: '100', meaning: 'Requests per second for each key.' },
  { name: 'FOYER_RATE_BURST', default: '200', meaning: 'Requests that a key may send at once.' },
  {
    name: 'FOYER_SECRET',
    default: 'the file secret in FOYER_DATA_DIR, created at the first start',
    meaning:
      'The secret that stored secrets are encrypted with: a name, a colon, at least 32 characters. See below.',
  },
  {
    name: 'FOYER_ALLOW_HOSTS',
    default: 'none',
    meaning:
      'Private addresses that webhooks may be sent to and sources read from, as host:port, separated by commas.',
  },
  {
    name: 'FOYER_EMBEDDER_URL',
    default: 'model.json, see below; otherwise the builtin embedder',
    meaning:
      'The embeddings provider for search: an OpenAI-compatible address, up to but not including /embeddings. See below.',
  },
  {
    name: 'FOYER_EMBEDDER_MODEL',
    default: 'none; needed with FOYER_EMBEDDER_URL',
    meaning: 'The model to ask for, as the provider names it.',
  },
  {
    name: 'FOYER_EMBEDDER_DIMENSIONS',
    default: 'none; needed with FOYER_EMBEDDER_URL',
    meaning: "The length of the model's vectors, from 1 to 8192.",
  },
  {
    name: 'FOYER_EMBEDDER_KEY',
    default: 'no key',
    meaning: 'The API key of the provider, sent as a bearer token. Not needed if it asks for none.',
  },
  {
    name: 'FOYER_MODEL_PROVIDER',
    default: 'model.json, see below; otherwise builtin',
    meaning:
      'Who runs the language model of organizations that set none: builtin (no model), openai, anthropic, google, ollama or openai_compatible. See below.',
  },
  {
    name: 'FOYER_MODEL',
    default: 'none; needed with a FOYER_MODEL_PROVIDER other than builtin',
    meaning: 'The model to ask for, as the provider names it.',
  },
  {
    name: 'FOYER_MODEL_URL',
    default: "the provider's own address; needed with openai_compatible",
    meaning: 'The address of the model: up to but not including /chat/completions or /messages.',
  },
  {
    name: 'FOYER_MODEL_KEY',
    default: 'no key; no other variable is used',
    meaning: 'The API key of the provider. Not needed if it asks for none.',
  },
  {
    name: 'FOYER_MODEL_CONTEXT_TOKENS',
    default: 'unknown; 32000 are assumed',
    meaning: 'How much the model can read, from 1000 to 10000000 tokens.',
  },
  {
    name: 'FOYER_MODEL_NATIVE_TOOLS',
    default: 'auto: found out with the first calls',
    meaning: 'Whether the model calls tools by itself: true, false or auto. `foyer model` finds out.',
  },
  {
    name: 'FOYER_MODEL_PRICES',
    default: 'no prices: nothing is computed or deducted',
    meaning:
      'What 1,000,000 tokens cost, such as input=0.25,cached=0.025,output=2,currency=USD. One credit is a hundredth of the currency.',
  },
  {
    name: 'FOYER_MODEL_FALLBACK_PROVIDER',
    default: 'no second model',
    meaning: 'Who runs the second model, which answers when the first one fails.',
  },
  {
    name: 'FOYER_MODEL_FALLBACK',
    default: 'none; needed with FOYER_MODEL_FALLBACK_PROVIDER',
    meaning: 'The second model.',
  },
  {
    name: 'FOYER_MODEL_FALLBACK_URL',
    default: "the provider's own address; needed with openai_compatible",
    meaning: 'The address of the second model.',
  },
  {
    name: 'FOYER_MODEL_FALLBACK_KEY',
    default: 'no key',
    meaning: 'The API key for the second model.',
  },
  {
    name: 'FOYER_MODEL_FALLBACK_CONTEXT_TOKENS',
    default: 'unknown; 32000 are assumed',
    meaning: 'How much the second model can read.',
  },
  {
    name: 'FOYER_MODEL_FALLBACK_PRICES',
    default: 'no prices',
    meaning: 'What the second model costs, in the same currency.',
  },
  {
    name: 'FOYER_MODEL_SUPPORT',
    default: modelDefaults.support,
    meaning:
      'When a second, short call judges whether the sources support a reply: after it was sent, before it is sent, or off. Organizations can choose for themselves.',
  },
  {
    name: 'FOYER_MODEL_KNOWLEDGE_TOKENS',
    default: String(modelDefaults.knowledge_tokens),
    meaning:
      'An agent with no more knowledge than this gives all of it to the model, from 0 to 1000000 tokens. Organizations can choose for themselves.',
  },
  {
    name: 'FOYER_MODEL_FIRST_WORD_SECONDS',
    default: String(modelDefaults.first_word_seconds),
    meaning:
      'How long to wait for the first words of a response, from 1 to 600. Organizations can choose for themselves.',
  },
  {
    name: 'FOYER_MODEL_PIECE_SECONDS',
    default: String(modelDefaults.piece_seconds),
    meaning: 'How long to wait for each piece after that, from 1 to 600.',
  },
  {
    name: 'FOYER_MODEL_TURN_SECONDS',
    default: String(modelDefaults.turn_seconds),
    meaning:
      'How long a reply may take with all its calls, from 1 to 1800. Organizations can choose for themselves.',
  },
  {
    name: 'FOYER_MODEL_PAPER_SECONDS',
    default: String(modelDefaults.paper_seconds),
    meaning:
      'How long a call may take that nobody waits for (briefs, recaps, reading sources), from 1 to 1800.',
  },
  {
    name: 'FOYER_MODEL_REST_SECONDS',
    default: String(modelDefaults.rest_seconds),
    meaning: 'For how long a provider that did not answer twice in a row is not called, from 0 to 3600.',
  },
  {
    name: 'FOYER_SEARCH_MEMORY_MB',
    default: '256',
    meaning:
      'Memory for the search indexes of all organizations together, in MiB; the most recently used ones are kept.',
  },
  {
    name: 'FOYER_ROLE',
    default: 'all',
    meaning:
      'What this process does: server (requests only), worker (background work only), or all. See below.',
  },
  {
    name: 'FOYER_EVENT_RETENTION_DAYS',
    default: '90',
    meaning:
      'How long events, their webhook deliveries and the record of sent emails are kept: a number of days, or forever.',
  },
  {
    name: 'FOYER_AUDIT_RETENTION_DAYS',
    default: '365',
    meaning: 'How long the audit log is kept: a number of days, or forever.',
  },
  {
    name: 'FOYER_RUN_RETENTION_DAYS',
    default: '90',
    meaning:
      'How long ended ingestion runs are kept: a number of days, or forever. The last run of each source always stays.',
  },
  {
    name: 'FOYER_PASSAGE_RETENTION_DAYS',
    default: '30',
    meaning:
      'How long passages that a source no longer contains are kept with their vectors: a number of days, or forever.',
  },
  {
    name: 'FOYER_SMTP_URL',
    default: 'none: no email is sent',
    meaning:
      'The mail server: smtps://user:password@host:465, or smtp://…:587, which uses STARTTLS. See below.',
  },
  {
    name: 'FOYER_MAIL_FROM',
    default: 'none; needed with FOYER_SMTP_URL',
    meaning: 'The sender of emails: foyer@example.com, or Foyer <foyer@example.com>.',
  },
  {
    name: 'FOYER_OIDC_ISSUER',
    default: 'none: no single sign-on',
    meaning: 'The OpenID Connect provider that people can sign in with, as it names itself. See below.',
  },
  {
    name: 'FOYER_OIDC_CLIENT_ID',
    default: 'none; needed with FOYER_OIDC_ISSUER',
    meaning: 'The id that the provider has given to this server.',
  },
  {
    name: 'FOYER_OIDC_CLIENT_SECRET',
    default: 'no secret',
    meaning: 'The secret that belongs to it. Not needed for a public client.',
  },
  {
    name: 'FOYER_OIDC_NAME',
    default: 'single sign-on',
    meaning: 'What the provider is called on the sign-in page: "Continue with …".',
  },
  {
    name: 'FOYER_OIDC_DOMAINS',
    default: 'none: people join by invitation only',
    meaning:
      'Email domains whose users join an organization at their first single sign-on, with the organization and the role: example.com=acme:viewer, separated by commas.',
  },
  {
    name: 'FOYER_PASSWORD_SIGN_IN',
    default: 'true',
    meaning:
      'Whether people can sign in with a password: true or false. Without it, single sign-on is needed.',
  },
  {
    name: 'FOYER_METRICS',
    default: 'off',
    meaning: 'Whether anyone who can reach the server may read /metrics: open or off.',
  },
  {
    name: 'FOYER_METRICS_TOKEN',
    default: 'no token',
    meaning:
      'Opens /metrics to anyone who sends it as a bearer token: at least 16 characters without spaces.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    default: 'none: nothing is sent',
    meaning: 'The collector that traces and metrics are sent to, without /v1/traces. See below.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    default: 'OTEL_EXPORTER_OTLP_ENDPOINT with /v1/traces',
    meaning: 'Where traces are sent, as a whole address.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
    default: 'OTEL_EXPORTER_OTLP_ENDPOINT with /v1/metrics',
    meaning: 'Where metrics are sent, as a whole address.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_PROTOCOL',
    default: 'http/protobuf',
    meaning: 'How they are written: http/protobuf or http/json.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    default: 'no headers',
    meaning: 'Headers for the collector: name=value, separated by commas, percent-encoded.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_TIMEOUT',
    default: '10000',
    meaning: 'How many milliseconds one delivery to the collector may take, with its retries.',
  },
  {
    name: 'OTEL_TRACES_EXPORTER',
    default: 'otlp with an endpoint, otherwise none',
    meaning: 'Whether traces are sent: otlp or none.',
  },
  {
    name: 'OTEL_METRICS_EXPORTER',
    default: 'otlp with an endpoint, otherwise none',
    meaning: 'Whether metrics are sent: otlp or none.',
  },
  {
    name: 'OTEL_METRIC_EXPORT_INTERVAL',
    default: '60000',
    meaning: 'How often metrics are sent, in milliseconds.',
  },
  {
    name: 'OTEL_TRACES_SAMPLER',
    default: 'parentbased_always_on',
    meaning:
      'Which traces are recorded: always_on, always_off, traceidratio, or parentbased_ and one of these, which leaves the decision to the caller if it has made one.',
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    default: '1 with a traceidratio sampler; not used otherwise',
    meaning: 'The share of traces that are recorded, from 0 to 1.',
  },
  {
    name: 'OTEL_SERVICE_NAME',
    default: 'foyer',
    meaning: 'What this installation is called in traces and metrics.',
  },
  {
    name: 'OTEL_RESOURCE_ATTRIBUTES',
    default: 'no attributes',
    meaning: 'What else is said about this server: name=value, separated by commas, percent-encoded.',
  },
  {
    name: 'OTEL_SDK_DISABLED',
    default: 'false',
    meaning: 'Whether nothing is sent, whatever else is set: true or false.',
  },
  {
    name: 'OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT',
    default: 'false',
    meaning: 'Always false: what visitors and models write is never sent to a collector.',
  },
  {
    name: 'FOYER_SHUTDOWN_DELAY_SECONDS',
    default: '1',
    meaning:
      'For how many seconds a stopping server still takes requests while /readyz answers 503, from 0 to 60.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info (in a terminal: warn)',
    meaning: `How much is logged: ${logLevels.join(', ')}.`,
  },
  {
    name: 'FOYER_URL',
    default: 'http://HOST:PORT',
    meaning: 'The running server that `foyer mcp` talks to.',
  },
  {
    name: 'FOYER_API_KEY',
    default: 'none; needed by `foyer mcp` without --agent, and by --url',
    meaning:
      'The API key sent by `foyer mcp`, and by `foyer pull`, `plan`, `apply`, `test` and `scenarios create` with --url.',
  },
] as const satisfies readonly Setting[]

export type SettingName = (typeof settings)[number]['name']
