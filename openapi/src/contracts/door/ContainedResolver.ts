import { readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { BaseResolver, type Document, Source } from '@redocly/openapi-core';
import { boundedYaml, limits } from './boundedYaml.ts';
import { ContractError } from './ContractError.ts';
import type { Origin } from './places.ts';

const isData = /\.(json|ya?ml)$/i;

/** Reads the files of one contract for Redocly: those of its folder only, nothing from a network, and no more than the limits allow. */
export class ContainedResolver extends BaseResolver {
  /** Where each mapping and list of the files was written. */
  readonly origins = new WeakMap<object, Origin>();
  /** The texts of the files that were read, by the names under which places show them. */
  readonly texts = new Map<string, string>();
  readonly #file: string;
  #bytes = 0;

  constructor(file: string) {
    super();
    this.#file = file;
  }

  /** Returns a file as whoever opened the contract would name it. */
  shown(absolute: string): string {
    return absolute === resolve(this.#file) ? this.#file : join(dirname(this.#file), relative(dirname(resolve(this.#file)), absolute));
  }

  override resolveExternalRef(base: string | null, ref: string): string {
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(ref)) throw new Error(`${ref} is an address, and contracts are never fetched from a network`);
    return super.resolveExternalRef(base, decodeURIComponent(ref));
  }

  override async loadExternalRef(absolute: string): Promise<Source> {
    const file = this.shown(absolute);
    if (!statSync(absolute, { throwIfNoEntry: false })?.isFile()) throw new Error(`there is no file ${file}`);
    // A symbolic link may lead out of the folder; the contract itself lies where whoever opened it says.
    const isContained = realpathSync(absolute).startsWith(`${realpathSync(dirname(this.#file))}${sep}`);
    if (absolute !== resolve(this.#file) && !isContained) throw new Error(`${file} is outside of the contract's folder`);
    this.#bytes += statSync(absolute).size;
    if (this.#bytes > limits.bytes) throw new ContractError({ file, line: 1 }, `The contract has more than ${limits.bytes} bytes.`);
    const text = readFileSync(absolute, 'utf8');
    this.texts.set(file, text);
    return new Source(absolute, text);
  }

  override parseDocument(source: Source, isRoot = false): Document {
    const file = this.shown(source.absoluteRef);
    const parsed = isRoot || isData.test(file) ? boundedYaml(file, source.body, this.origins) : source.body;
    return { source, parsed };
  }
}
