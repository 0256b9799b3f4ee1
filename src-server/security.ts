import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { AppError } from '#src/errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers of every answer: nothing runs, loads or frames that is not the product's own. */
export function pageHeaders(https: boolean): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'none'"],
      imgSrc: ["'self'", 'blob:', 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginResourcePolicy: 'same-origin',
    crossOriginOpenerPolicy: 'same-origin',
    referrerPolicy: 'same-origin',
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    // A user's file is served under stricter rules of its own, which stay.
    overwrite: false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });
}

/** Whether a page of another site, as far as the browser names it, leads or sends here. */
export function isFromElsewhere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}

/**
 * A write that a page of another site started is refused, whatever its content type.
 * Browsers name the page in Origin and Sec-Fetch-Site (W3C Fetch Metadata); programs send neither and pass,
 * since they carry no cookie of a victim.
 */
function isCrossSiteWrite(request: Request, ownOrigin: string): boolean {
  if (SAFE.has(request.method)) return false;
  if (isFromElsewhere(request)) return true;
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  // Behind a proxy that ends TLS the page's scheme is not ours, so the hosts are compared.
  if (!URL.canParse(origin) || !URL.canParse(ownOrigin)) return true;
  return new URL(origin).host !== new URL(ownOrigin).host;
}

export function refuseCrossSiteWrites(originOf: (request: Request) => string): MiddlewareHandler {
  return async (c, next) => {
    if (isCrossSiteWrite(c.req.raw, originOf(c.req.raw))) {
      throw new AppError('FORBIDDEN', 'This request came from another website and was refused.');
    }
    return next();
  };
}
