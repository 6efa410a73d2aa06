import { type DocumentRequest, type DownloadedDocument, downloadDocument } from './download-document';
import {
  BackOfficeService,
  CurrencyService,
  HealthService,
  LoanService,
  MemberService,
  MiscService,
  type PautangApi,
  type UploadedDto,
  type UploadFormDto,
  UploadService,
  WalletService,
} from './generated';
import { PautangSession } from './session';
import { type UploadOptions, uploadImage } from './upload-image';

/** The API with a session: sign in once, then call. */
export class PautangClient extends PautangSession implements Omit<PautangApi, 'request'> {
  readonly backOffice = new BackOfficeService(this.request);
  readonly currency = new CurrencyService(this.request);
  readonly health = new HealthService(this.request);
  readonly loan = new LoanService(this.request);
  readonly member = new MemberService(this.request);
  readonly misc = new MiscService(this.request);
  readonly upload = new UploadService(this.request);
  readonly wallet = new WalletService(this.request);

  /** Uploads a photo, tells how it goes on where the platform can, and stops at a signal. @throws ApiError */
  uploadImage(form: UploadFormDto, options?: UploadOptions): Promise<UploadedDto> {
    return uploadImage(this.request, form, options);
  }

  /** Downloads a document of an own loan. @throws ApiError */
  downloadDocument(wanted: DocumentRequest): Promise<DownloadedDocument> {
    return downloadDocument(this.request, wanted);
  }
}
