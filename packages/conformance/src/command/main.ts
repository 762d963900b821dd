#!/usr/bin/env node
import { conform } from './conform.ts';

process.exitCode = await conform(process.argv.slice(2));
