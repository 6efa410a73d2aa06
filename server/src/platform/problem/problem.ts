import { HttpException, type HttpStatus } from '@nestjs/common';

/** One field that a request got wrong, in words a person understands. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export interface ProblemDetails {
  /** Replaces the class's own sentence. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** Members beside the standard ones (RFC 9457, section 3.2). */
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that a client may see: a status, a stable code and a plain sentence. */
export abstract class Problem extends HttpException {
  constructor(
    readonly code: string,
    readonly title: string,
    status: HttpStatus,
    readonly details: ProblemDetails & { detail: string },
  ) {
    super(details.detail, status);
  }
}

export interface ProblemClass {
  new (details?: ProblemDetails): Problem;
  readonly code: string;
  readonly status: HttpStatus;
  readonly title: string;
  readonly detail: string;
}

const registered = new Map<string, ProblemClass>();

/**
 * Declares a kind of error. Declared once, at module level; its code is part of the API and of the document.
 * @throws Error when the code is taken.
 */
export function defineProblem(code: string, status: HttpStatus, title: string, detail: string): ProblemClass {
  if (registered.has(code)) throw new Error(`problem ${code} is defined twice`);
  const declared = class extends Problem {
    static readonly code = code;
    static readonly status = status;
    static readonly title = title;
    static readonly detail = detail;
    constructor(details: ProblemDetails = {}) {
      super(code, title, status, { ...details, detail: details.detail ?? detail });
    }
  };
  registered.set(code, declared);
  return declared;
}

/** Every code the API can answer with, sorted. */
export function problemCodes(): string[] {
  return [...registered.keys()].sort();
}
