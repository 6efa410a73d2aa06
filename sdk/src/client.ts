import type { CallOptions } from './call';
import { type DocumentRequest, type DownloadedDocument, downloadDocument } from './download-document';
import {
  AccountSecurityService,
  BackOfficeService,
  BaseHttpRequest,
  type CancelablePromise,
  CurrencyService,
  HealthService,
  LoanService,
  MemberService,
  MiscService,
  MyDataService,
  NoticesService,
  PautangApi,
  PaymentsService,
  type UploadedDto,
  type UploadFormDto,
  UploadService,
  WalletService,
} from './generated';
import type { ApiRequestOptions } from './generated/core/ApiRequestOptions';
import { PautangSession } from './session';
import { type UploadOptions, uploadImage } from './upload-image';
import { UploadRequest } from './upload-request';

/** The API with a session: sign in once, then call. */
export class PautangClient extends PautangSession implements Omit<PautangApi, 'request'> {
  readonly accountSecurity = new AccountSecurityService(this.request);
  readonly backOffice = new BackOfficeService(this.request);
  readonly currency = new CurrencyService(this.request);
  readonly health = new HealthService(this.request);
  readonly loan = new LoanService(this.request);
  readonly member = new MemberService(this.request);
  readonly misc = new MiscService(this.request);
  readonly myData = new MyDataService(this.request);
  readonly notices = new NoticesService(this.request);
  readonly payments = new PaymentsService(this.request);
  readonly upload = new UploadService(new UploadRequest(this.request));
  readonly wallet = new WalletService(this.request);

  /**
   * The same API in the same session, with a signal or a time of its own:
   * `client.with({ signal }).loan.quoteLoan({ requestBody })`.
   */
  with(options: CallOptions): Omit<PautangApi, 'request'> {
    const { request: session } = this;
    const uploads = new UploadRequest(session, options);
    return new PautangApi(
      session.config,
      class extends BaseHttpRequest {
        override request<T>(asked: ApiRequestOptions): CancelablePromise<T> {
          return asked.formData ? uploads.request(asked) : session.request(asked, options);
        }
      },
    );
  }

  /** Uploads a photo, tells how it goes on where the platform can, and stops at a signal. @throws ApiError */
  uploadImage(form: UploadFormDto, options?: UploadOptions): Promise<UploadedDto> {
    return uploadImage(this.request, form, options);
  }

  /** Downloads a document of an own loan. @throws ApiError */
  downloadDocument(wanted: DocumentRequest, options?: CallOptions): Promise<DownloadedDocument> {
    return downloadDocument(this.request, wanted, options);
  }
}
