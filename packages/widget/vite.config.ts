import { defineConfig } from 'vite'

/** One file that a page of any origin can load: no imports, nothing left in the page's own scope. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'es2022',
    // The first that know light-dark(): everything older is over two years old.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    lib: { entry: 'src/main.ts', formats: ['iife'], name: 'foyer', fileName: () => 'widget.js' },
  },
})
