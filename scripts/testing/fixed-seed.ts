// Gives every property of a test file the seed of the run.
import fc from 'fast-check'
import { testSeed } from './seed.ts'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: testSeed() })
