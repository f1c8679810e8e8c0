import assert from 'node:assert/strict'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig, settings } from '../../packages/server/src/config.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '')
const { version } = JSON.parse(read('package.json')) as { version: string }

interface Service {
  image: string
  environment?: Record<string, string>
  stop_grace_period?: string
}

interface Pod {
  securityContext: { runAsUser: number }
  terminationGracePeriodSeconds?: number
  containers: Container[]
}

interface Container {
  image: string
  env?: { name: string; value?: string }[]
  ports?: { containerPort: number }[]
  securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean }
  [probe: `${string}Probe`]: { httpGet: { path: string } }
}

interface Manifest {
  kind: string
  spec: { template: { spec: Pod }; jobTemplate: { spec: { template: { spec: Pod } } } }
}

const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
const composed = Object.values(compose.services).filter(({ image }) => image === 'foyer')
const manifests = globSync('deploy/kubernetes/*.yaml', { cwd: root })
const objects = manifests
  .flatMap((path) => parseAllDocuments(read(path)))
  .map((each) => each.toJS() as Manifest)
const podOf = (kind: string) => {
  const { spec } = objects.find((object) => object.kind === kind)!
  return (spec.jobTemplate?.spec ?? spec).template.spec
}
const pods = [podOf('Deployment'), podOf('CronJob')]
const server = podOf('Deployment').containers[0]!
const variablesOf = ({ env = [] }: Container) =>
  Object.fromEntries(env.map(({ name, value = '' }) => [name, value]))
const inImage = Object.fromEntries(
  /^ENV (.+)$/m
    .exec(dockerfile)![1]!
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)
/** What .env and the Secret bring. */
const secrets = {
  POSTGRES_PASSWORD: 'word',
  FOYER_SECRET: `a:${'x'.repeat(32)}`,
  FOYER_PUBLIC_URL: 'https://foyer.example.com',
}
const withSecrets = (text: string) =>
  text.replaceAll(/\$\{(\w+):\?[^}]+\}/g, (_, name: keyof typeof secrets) => secrets[name])

test('every variable that compose.yaml, the manifests and the image set is a setting, with a value it takes', () => {
  const known = new Set<string>([...settings.map(({ name }) => name), 'TMPDIR', 'NODE_OPTIONS'])
  const environments = [
    ...composed.map(({ environment = {} }) => environment),
    ...pods.flatMap(({ containers }) => containers.map(variablesOf)),
  ]
  for (const environment of environments) {
    const set = { ...inImage, ...environment }
    assert.deepEqual(
      Object.keys(set).filter((name) => !known.has(name)),
      [],
    )
    readConfig(Object.fromEntries(Object.entries(set).map(([name, value]) => [name, withSecrets(value)])))
  }
  assert.equal(composed.length, 3)
})

test('no password is in these files: compose.yaml refers to .env, and the manifests to a Secret that is not there', () => {
  for (const { environment = {} } of Object.values(compose.services))
    for (const [name, value] of Object.entries(environment))
      if (/URL|SECRET|PASSWORD|KEY|TOKEN/.test(name)) assert.match(value, /\$\{\w+:\?/, name)
  assert.ok(!objects.some(({ kind }) => kind === 'Secret'))
  for (const { containers } of pods)
    for (const each of containers)
      for (const name of Object.keys(variablesOf(each)))
        assert.doesNotMatch(name, /DATABASE|SECRET|PASSWORD|KEY|TOKEN/)
  assert.match(read('.gitignore'), /^\.env$/m)
})

test('what the Dockerfile copies exists, and .dockerignore lets it through', () => {
  const lines = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const isSent = (path: string) =>
    lines.reduce((sent, line) => {
      const pattern = line.replace(/^!/, '')
      // Docker's star also means names that begin with a dot.
      const matches = pattern === '*' || matchesGlob(path, pattern) || path.startsWith(`${pattern}/`)
      return matches ? line.startsWith('!') : sent
    }, true)
  const copied = [...dockerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths]) => paths!.split(' '))
  assert.ok(copied.includes('packages/server'))
  for (const path of copied.filter((each) => each !== '.')) {
    assert.ok(existsSync(join(root, path)), path)
    assert.ok(isSent(path), path)
  }
  for (const path of ['package-lock.json', 'tsconfig.base.json', 'scripts/faces/main.ts'])
    assert.ok(isSent(path), path)
  for (const path of [
    '.env',
    'data',
    'node_modules',
    'packages/server/node_modules',
    'packages/cli/src/main.system.test.ts',
  ])
    assert.ok(!isSent(path), path)
})

test('ports, health checks and the user are the same everywhere, and the health checks are answered', () => {
  const port = Number(inImage.PORT)
  assert.match(dockerfile, new RegExp(`^EXPOSE ${port}$`, 'm'))
  const caddyfile = read('deploy/Caddyfile')
  assert.deepEqual(
    [...caddyfile.matchAll(/(server-\d):(\d+)/g)].map(([, name, at]) => [name, Number(at)]),
    [
      ['server-1', port],
      ['server-2', port],
    ],
  )
  assert.ok(compose.services['server-1'] && compose.services['server-2'])
  assert.equal(server.ports![0]!.containerPort, port)
  const answered = [
    ...read('packages/server/src/platform/http/health.ts').matchAll(/app\.get\('(\/\w+)'/g),
  ].map(([, path]) => path!)
  const probed = [
    /health_uri (\S+)/.exec(caddyfile)![1]!,
    /process\.env\.PORT\}(\/\w+)/.exec(dockerfile)![1]!,
    ...(['startupProbe', 'livenessProbe', 'readinessProbe'] as const).map(
      (name) => server[name]!.httpGet.path,
    ),
  ]
  assert.deepEqual(
    probed.filter((path) => !answered.includes(path)),
    [],
  )
  const user = Number(/^USER (\d+):\1$/m.exec(dockerfile)![1])
  for (const { securityContext, containers } of pods) {
    assert.equal(securityContext.runAsUser, user)
    for (const each of containers) {
      assert.equal(each.image, 'foyer')
      assert.equal(each.securityContext.readOnlyRootFilesystem, true)
      assert.equal(each.securityContext.allowPrivilegeEscalation, false)
    }
  }
})

test('whatever stops a server waits as long as it may take, and balancers notice first', () => {
  const delayOf = (environment: Record<string, string>) => Number(environment.FOYER_SHUTDOWN_DELAY_SECONDS)
  for (const { environment = {}, stop_grace_period = '' } of composed)
    assert.ok(Number.parseInt(stop_grace_period, 10) >= 12 + delayOf(environment))
  assert.ok(podOf('Deployment').terminationGracePeriodSeconds! >= 12 + delayOf(variablesOf(server)))
  const interval = Number(/health_interval (\d+)s/.exec(read('deploy/Caddyfile'))![1])
  assert.ok(2 * interval < delayOf(composed[0]!.environment!))
})

test('the image and the manifests have the version of this release, and every manifest is applied', () => {
  assert.equal(/image\.version="([^"]+)"/.exec(dockerfile)![1], version)
  const { resources, images } = parse(read('deploy/kubernetes/kustomization.yaml'))
  assert.equal(images[0].newTag, version)
  assert.deepEqual(
    [...resources, 'kustomization.yaml'].sort(),
    readdirSync(join(root, 'deploy/kubernetes')).sort(),
  )
})
